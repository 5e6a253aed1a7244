type GenerateHintProps = {
  text: string | undefined;
  /** It tells of keys, which a telephone has not. */
  isOfKeys: boolean;
};

/** The line under the button that generates. */
export function GenerateHint({ text, isOfKeys }: GenerateHintProps) {
  const where = isOfKeys ? ' not-pointer-fine:hidden' : '';
  return text && <p className={`annotation -mt-2 w-full text-sm${where}`}>{text}</p>;
}
