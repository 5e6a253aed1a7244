import { z } from 'zod';

/** The views of a technical flat. */
export const TECH_PACK_VIEWS = ['front', 'back'] as const;

export type TechPackView = (typeof TECH_PACK_VIEWS)[number];

const viewSchema = z.enum(TECH_PACK_VIEWS);
/** A place on the drawing, in its units. */
const pointSchema = z.tuple([z.number(), z.number()]);
const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** What a callout tells of, or a line of the description. */
export const TECH_PACK_GROUPS = [
  'neckline',
  'collar',
  'sleeve',
  'closure',
  'waist',
  'silhouette',
  'leg',
  'length',
  'fit',
  'detail',
  'part',
] as const;

export type TechPackGroup = (typeof TECH_PACK_GROUPS)[number];

const featureSchema = z.object({
  group: z.enum(TECH_PACK_GROUPS),
  /** Id of the value: "shirt" of a collar, "patch-pockets" of a detail, "yoke" of a part. */
  value: z.string(),
});

const calloutSchema = featureSchema.extend({ view: viewSchema, at: pointSchema });

/** Points of measure, in the order of a table. */
export const TECH_PACK_MEASURES = [
  'length',
  'length-top',
  'shoulder',
  'chest',
  'waist',
  'hip',
  'hem',
  'sleeve',
  'upper-arm',
  'sleeve-opening',
  'front-rise',
  'inseam',
  'outseam',
  'thigh',
  'knee',
  'leg-opening',
  'skirt-length',
  'waistband',
  'belt',
] as const;

export type TechPackMeasure = (typeof TECH_PACK_MEASURES)[number];

const measureSchema = z.object({
  id: z.enum(TECH_PACK_MEASURES),
  view: viewSchema,
  from: pointSchema,
  to: pointSchema,
  /** Centimetres in each of the sizes, in their order; null: the drawing does not tell how it grades. */
  cm: z.array(z.number().nullable()),
  /** Centimetres above or below. */
  toleranceCm: z.number(),
  /** `drawing`: a length as it is drawn; `size-table`: a girth of the table, as wide as it is drawn. */
  source: z.enum(['drawing', 'size-table']),
});

const colourSchema = z.object({
  hex: z.string(),
  name: z.string(),
  /** Names of regions that have it; `main` for the garment's own. */
  uses: z.array(z.string()),
});

const clothSchema = z.object({
  fabric: z.string(),
  uses: z.array(z.string()),
  /** False: the prompt names none, and this one is usual for the garment. */
  isNamed: z.boolean(),
});

const trimSchema = z.object({
  id: z.string(),
  /** How many are seen on both views; null where they are not counted. */
  count: z.int().nullable(),
});

const garmentSchema = z.object({
  garment: z.string(),
  body: z.enum(['woman', 'man', 'girl', 'boy']),
  /** True where the views are those of the picture; else the garment was drawn alone, from the same plan. */
  isPicture: z.boolean(),
  /** The views as an SVG document. */
  svg: z.string(),
  size: z.object({ width: z.number(), height: z.number() }),
  views: z.object({ front: boxSchema, back: boxSchema }),
  /** The design in words: silhouette, leg, length, fit. */
  description: z.array(featureSchema),
  callouts: z.array(calloutSchema),
  /** Sizes by their names, the base size's place among them. */
  sizes: z.array(z.string()),
  baseSize: z.int(),
  measures: z.array(measureSchema),
  colours: z.array(colourSchema),
  cloths: z.array(clothSchema),
  /** Id of the print on its cloth. */
  print: z.string().optional(),
  trims: z.array(trimSchema),
});

export type TechPackGarment = z.infer<typeof garmentSchema>;
export type TechPackCallout = z.infer<typeof calloutSchema>;
export type TechPackFeature = z.infer<typeof featureSchema>;
export type TechPackPoint = z.infer<typeof measureSchema>;
export type TechPackBox = z.infer<typeof boxSchema>;

/** Reasons why nothing but the picture is known of a sketch. */
export const TECH_PACK_GAPS = ['other-engine', 'other-version', 'no-garment'] as const;

export type TechPackGap = (typeof TECH_PACK_GAPS)[number];

/**
 * Answer of GET /tech-pack/{id}/: the garments of a sketch as they were planned, or none, and why:
 * another engine or another version drew it, or it shows no garment.
 */
export const techPackSchema = z.object({
  garments: z.array(garmentSchema),
  gap: z.enum(TECH_PACK_GAPS).optional(),
});

export type TechPack = z.infer<typeof techPackSchema>;
