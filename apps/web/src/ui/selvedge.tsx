const CHALKS = [
  'bg-chalk-blue',
  'bg-chalk-red',
  'bg-chalk-yellow',
  'bg-chalk-purple',
  'bg-chalk-green',
] as const;

/** The edge of a printed cloth: a stitched border and the printer's dots of colour. */
export function Selvedge() {
  return (
    <div aria-hidden="true" className="stitch-top border-y border-hairline bg-sunk">
      <div className="mx-auto flex max-w-7xl items-center gap-2 px-4 py-2.5 sm:px-8">
        {CHALKS.map((chalk) => (
          <span key={chalk} className={`size-3 rounded-full ${chalk}`} />
        ))}
      </div>
    </div>
  );
}
