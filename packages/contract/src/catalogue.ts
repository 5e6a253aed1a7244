import { z } from 'zod';
import { toolIdSchema } from './tool-id.ts';

/** The groups of a catalogue, in the order in which screens list them. */
export const CATALOGUE_GROUPS = [
  'motifs',
  'flowers',
  'plants',
  'fruit',
  'animals',
  'birds',
  'sea',
  'sky',
  'objects',
  'moods',
  'pattern-media',
  'repeats',
  'garments',
  'cuts',
  'details',
  'prints',
  'cloths',
  'shoes',
  'accessories',
  'hair',
  'poses',
  'people',
  'sketch-media',
  'sewn-garments',
  'sewn-cuts',
  'places',
  'hours',
  'weather',
  'colours',
] as const;

export type CatalogueGroupId = (typeof CATALOGUE_GROUPS)[number];

/** A thing that an engine by rules draws. */
export const catalogueThingSchema = z.object({
  /** The word that asks for it. */
  name: z.string(),
  /** Other words for it. */
  also: z.array(z.string()),
  /** Its colour as #rrggbb, of a colour. */
  hex: z.string().optional(),
});

export type CatalogueThing = z.infer<typeof catalogueThingSchema>;

/** Answer of GET /catalogue/: the things that prompts can ask for; no groups where an engine reads every word. */
export const catalogueSchema = z.object({
  groups: z.array(
    z.object({
      id: z.enum(CATALOGUE_GROUPS),
      /** The tools in whose prompts they are read. */
      tools: z.array(toolIdSchema),
      things: z.array(catalogueThingSchema),
    }),
  ),
});

export type Catalogue = z.infer<typeof catalogueSchema>;
