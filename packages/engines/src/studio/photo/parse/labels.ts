/** What a part of a person's picture is; the number is its place in this list. */
export const PERSON_LABELS = ['background', 'skin', 'hair', 'upper', 'lower', 'shoes'] as const;

export type PersonLabel = (typeof PERSON_LABELS)[number];

export const LABEL = { background: 0, skin: 1, hair: 2, upper: 3, lower: 4, shoes: 5 } as const;
