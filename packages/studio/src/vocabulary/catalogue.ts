import type { CatalogueGroupId, CatalogueThing } from '@toile/contract';
import type { CatalogueGroup } from '@toile/engines';
import type { BriefKind } from '@toile/tools';
import type { SubjectGroup } from '../pattern/subject.ts';
import { COLOUR_NAMES } from '../words/colour-names.ts';
import { listPatternThings } from './pattern-grammar.ts';
import { listPlaceNames } from './place-grammar.ts';
import { WORDS_KINDS } from './registry.ts';
import { vocabularyOf } from './vocabulary-of.ts';

const PATTERNS: readonly BriefKind[] = ['create-pattern'];
const CLOTHES: readonly BriefKind[] = ['create-sketch', 'sketch-to-image', 'image-to-flatlay'];
const FIGURES: readonly BriefKind[] = ['create-sketch'];
const DRESSED: readonly BriefKind[] = ['create-sketch', 'sketch-to-image'];
const SEWN: readonly BriefKind[] = ['pattern-to-image'];
const PLACES: readonly BriefKind[] = ['create-background'];

/** The groups of a pattern's things by those of their drawings. */
const GROUP_OF: Readonly<Record<SubjectGroup, CatalogueGroupId>> = {
  flower: 'flowers',
  plant: 'plants',
  fruit: 'fruit',
  food: 'fruit',
  animal: 'animals',
  insect: 'animals',
  bird: 'birds',
  sea: 'sea',
  sky: 'sky',
  object: 'objects',
};

const named = (names: readonly string[]): CatalogueThing[] => {
  const [name, ...also] = names;
  return name === undefined ? [] : [{ name, also }];
};

const each = (words: readonly string[] = []) => words.flatMap((word) => named([word]));

function colours(): CatalogueThing[] {
  const byHex = new Map<string, string[]>();
  for (const [name, hex] of Object.entries(COLOUR_NAMES)) {
    byHex.set(hex, [...(byHex.get(hex) ?? []), name]);
  }
  return [...byHex].flatMap(([hex, names]) => named(names).map((thing) => ({ ...thing, hex })));
}

/** The things that the studio draws, by groups: out of the registries, so that new ones come in by themselves. */
export function listCatalogue(): CatalogueGroup[] {
  const pattern = vocabularyOf('create-pattern');
  const sketch = vocabularyOf('create-sketch');
  const sewn = vocabularyOf('pattern-to-image');
  const place = vocabularyOf('create-background');
  const { motifs, subjects } = listPatternThings();
  const drawnIn = (group: CatalogueGroupId) =>
    each(subjects.flatMap(({ name, group: own }) => (GROUP_OF[own] === group ? [name] : [])));
  const group = (
    id: CatalogueGroupId,
    kinds: readonly BriefKind[],
    things: readonly CatalogueThing[],
  ): CatalogueGroup => ({ id, kinds, things });
  const things = [...new Set(Object.values(GROUP_OF))];
  return [
    group('motifs', PATTERNS, motifs.flatMap(named)),
    ...things.map((id) => group(id, PATTERNS, drawnIn(id))),
    group('moods', PATTERNS, each(pattern.mood)),
    group('pattern-media', PATTERNS, each([...(pattern.medium ?? []), ...(pattern.cloth ?? [])])),
    group('repeats', PATTERNS, each([...(pattern.repeat ?? []), ...(pattern.size ?? [])])),
    group('garments', CLOTHES, each(sketch.garment)),
    group('cuts', DRESSED, each(sketch.cut)),
    group('details', DRESSED, each(sketch.details)),
    group('prints', DRESSED, each(sketch.print)),
    group('cloths', [...DRESSED, ...SEWN], each(sketch.cloth)),
    group('shoes', FIGURES, each(sketch.shoes)),
    group('accessories', FIGURES, each(sketch.accessories)),
    group('hair', FIGURES, each(sketch.hair)),
    group('poses', FIGURES, each(sketch.pose)),
    group(
      'people',
      FIGURES,
      each([sketch.person, sketch.age, sketch.people].flatMap((words) => words ?? [])),
    ),
    group('sketch-media', FIGURES, each(sketch.medium)),
    group('sewn-garments', SEWN, each(sewn.garment)),
    group('sewn-cuts', SEWN, each(sewn.cut)),
    group('places', PLACES, listPlaceNames().flatMap(named)),
    group('hours', PLACES, each(place.hour)),
    group('weather', PLACES, each([...(place.weather ?? []), ...(place.season ?? [])])),
    group(
      'colours',
      WORDS_KINDS.filter((kind) => !SEWN.includes(kind)),
      colours(),
    ),
  ];
}
