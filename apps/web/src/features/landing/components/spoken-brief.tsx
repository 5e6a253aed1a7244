/** A prompt on pattern paper, in the place of a picture; it fits into the left half. */
export function SpokenBrief({ words }: { words: string }) {
  return (
    <div className="cross-paper @container size-full bg-raised">
      <p className="title-section w-1/2 wrap-break-word p-[5%] pr-[3%] text-[clamp(0.6875rem,5.5cqw,1.5rem)] leading-[1.2]">
        {words}
      </p>
    </div>
  );
}
