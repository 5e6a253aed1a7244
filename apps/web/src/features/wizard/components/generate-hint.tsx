/** The line under the button that generates. */
export function GenerateHint({ text }: { text: string | undefined }) {
  return text && <p className="annotation -mt-2 w-full text-sm">{text}</p>;
}
