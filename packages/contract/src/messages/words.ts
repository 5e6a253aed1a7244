/** The shape of a table of words in another language: the same keys, any text. */
export type Words<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? string : Words<Table[Key]>;
};
