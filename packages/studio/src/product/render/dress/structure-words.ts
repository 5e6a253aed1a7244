import type { Hex } from '../../../core/colour.ts';
import type { FabricId } from '../../../core/fabrics/fabric.ts';
import type { PartId } from '../../../sketch/garments/part-ids.ts';
import { isNegated } from '../../../words/drop-negated.ts';
import { createPhraseBook, findPhrases } from '../../../words/find-phrases.ts';
import type { StructureId } from '../materials/structures.ts';
import type { BindingState } from './binding-state.ts';
import { isOneClause, type Noun, ownersAt, type Target } from './find-nouns.ts';

/** A structure of a garment's cloth, of one part or of the whole. */
export type BoundStructure = { garment: number; part?: PartId; id: StructureId };

type Build = { id: StructureId; fabric?: FabricId; colour?: Hex };

const STRAW: Build = { id: 'straw', fabric: 'linen', colour: '#d8bd86' };

/** Words of structures, singular, with the cloth that has them. */
const BUILDS = createPhraseBook<Build>(
  (
    [
      [
        { id: 'cables', fabric: 'knit' },
        [
          'cable',
          'cable knit',
          'aran',
          'aran knit',
          'fisherman knit',
          'cable stitch',
          'visible cable',
          'cabled',
        ],
      ],
      [
        { id: 'ribs', fabric: 'knit' },
        ['rib knit', 'ribbed knit', 'ribbed', 'rib', 'rib stitch', 'chunky rib', 'fine rib'],
      ],
      [
        { id: 'cord', fabric: 'velvet' },
        ['corduroy', 'cord', 'needlecord', 'jumbo cord', 'wide wale corduroy', 'pincord'],
      ],
      [
        { id: 'pleats' },
        [
          'micro pleated',
          'plisse',
          'plissé',
          'knife pleated',
          'accordion pleated',
          'sunray pleated',
          'finely pleated',
        ],
      ],
      [{ id: 'pucker', fabric: 'cotton' }, ['seersucker']],
      [
        STRAW,
        [
          'straw',
          'raffia',
          'wicker',
          'rattan',
          'seagrass',
          'woven straw',
          'natural straw',
          'straw natural',
        ],
      ],
      [
        { id: 'scales', fabric: 'leather' },
        ['croc', 'crocodile leather', 'croc leather', 'croc embossed', 'croc embossed leather'],
      ],
      [{ id: 'smocking' }, ['smocked', 'shirred', 'smocking', 'shirring']],
      [{ id: 'crumple' }, ['crumpled', 'creased', 'rumpled', 'wrinkled', 'nicely crumpled']],
      [{ id: 'crinkle' }, ['crinkled', 'crinkle', 'crushed']],
      [
        { id: 'plain', fabric: 'organza', colour: '#e3eaee' },
        [
          'transparent pvc',
          'clear pvc',
          'clear vinyl',
          'transparent vinyl',
          'clear plastic',
          'transparent plastic',
          'cellophane',
          'see through plastic',
        ],
      ],
      [{ id: 'plain', fabric: 'leather' }, ['pvc', 'glossy pvc', 'shiny pvc', 'pleather']],
      [{ id: 'plain', fabric: 'cotton' }, ['waxed cotton', 'waxed canvas', 'waxed']],
      [
        { id: 'plain', fabric: 'nylon' },
        ['oilskin', 'oilcloth', 'neoprene', 'scuba', 'softshell', 'ripstop', 'gore tex'],
      ],
      [
        { id: 'plain', fabric: 'fleece' },
        ['towelling', 'terry towelling', 'sherpa fleece', 'teddy fleece'],
      ],
      [
        { id: 'plain', fabric: 'silk' },
        [
          'dupioni',
          'dupion',
          'shantung',
          'habotai',
          'crepe de chine',
          'raw silk',
          'dupioni silk',
          'tussar',
          'mulberry silk',
        ],
      ],
      [
        { id: 'plain', fabric: 'cotton' },
        [
          'batiste',
          'cambric',
          'cheesecloth',
          'pique',
          'piqué',
          'moleskin',
          'percale',
          'sateen',
          'khadi',
          'chino cloth',
        ],
      ],
      [
        { id: 'plain', fabric: 'jersey' },
        ['ponte', 'cupro', 'tencel', 'lyocell', 'spandex', 'lycra', 'bamboo jersey'],
      ],
      [{ id: 'plain', fabric: 'organza' }, ['organdie', 'organdy', 'gazar']],
      [{ id: 'plain', fabric: 'chiffon' }, ['gauze', 'cotton gauze', 'silk gauze']],
      [
        { id: 'plain', fabric: 'satin' },
        ['mikado', 'duchess satin', 'duchesse satin', 'hammered satin'],
      ],
      [{ id: 'plain', fabric: 'metallic' }, ['lurex']],
      [{ id: 'plain', fabric: 'velvet' }, ['chenille', 'devore', 'devoré', 'velveteen']],
      [
        { id: 'plain', fabric: 'wool' },
        [
          'merino',
          'merino wool',
          'lambswool',
          'shetland',
          'angora',
          'camelhair',
          'camel hair',
          'virgin wool',
        ],
      ],
      [
        { id: 'plain', fabric: 'wool' },
        ['boiled wool', 'alpaca', 'vicuna', 'loden', 'serge', 'worsted'],
      ],
      [
        { id: 'figured', fabric: 'satin' },
        [
          'brocade',
          'jacquard',
          'damask',
          'silk brocade',
          'silk jacquard',
          'silk damask',
          'brocatelle',
          'matelasse',
          'cloque',
          'cloqué',
          'banarasi',
          'kanjivaram',
          'kanjeevaram',
          'benarasi',
        ],
      ],
    ] satisfies readonly (readonly [Build, readonly string[]])[]
  ).flatMap(([build, words]) => words.map((word) => [word, build] as const)),
);

/** Gives the structures that a prompt names to the garment or the part that they are said of. */
export function bindStructures(state: BindingState): void {
  const { words, structures, read } = state;
  for (const { from, to, meanings } of findPhrases(BUILDS, words.tokens)) {
    if (isNegated(words.tokens, from)) continue;
    const [build] = meanings;
    const target = targetOf({ from, to, build }, state);
    if (!take(state, target, build)) continue;
    for (let at = from; at < to; at += 1) read.add(at);
    for (const match of words.wishes) {
      if (match.from < from || match.to > to) continue;
      state.unbound.delete(match);
      state.bound.add(match);
    }
    if (target.is === 'garments' && build.id === 'pucker') stripe(state, target.garments);
    if (target.is === 'garments')
      for (const garment of target.garments) structures.push({ garment, id: build.id });
    if (target.is === 'parts')
      for (const part of target.parts) structures.push({ ...part, id: build.id });
  }
}

/** Seersucker is striped with white, unless a print or a second colour says otherwise. */
function stripe({ prints, grounds }: BindingState, garments: readonly number[]): void {
  for (const at of garments) {
    const ground = grounds.get(at);
    if (prints.has(at) || !ground) continue;
    const colours = /white|and/.test(ground) ? ground : `${ground} and white`;
    prints.set(at, `narrow vertical stripes in ${colours}`);
  }
}

/** Dull cloths that stand for glossy ones where a prompt wants them matte. */
const DULLED: Partial<Readonly<Record<FabricId, FabricId>>> = {
  nylon: 'poplin',
  satin: 'jersey',
  silk: 'jersey',
  leather: 'suede',
  metallic: 'nylon',
};

/** Takes the gloss off garments where a prompt says "matte". */
export function bindMatte({ words: { tokens }, wear, read }: BindingState): void {
  for (const [at, word] of tokens.entries()) {
    if ((word !== 'matte' && word !== 'matt') || isNegated(tokens, at)) continue;
    const glossy = wear.filter(({ wish }) => wish.fabric && DULLED[wish.fabric]);
    for (const { wish } of glossy) wish.fabric = wish.fabric && DULLED[wish.fabric];
    if (glossy.length > 0) read.add(at);
  }
}

/** Words between a cloth and its noun: "brown corduroy shirt collar". */
const REACH = 3;

type Place = { from: number; to: number; build: Build };

function targetOf({ from, to, build }: Place, state: BindingState): Target {
  const { nouns, words, drawn } = state;
  const holds = (noun: Noun) => noun.from < to && noun.to > from;
  const next = nouns.find((noun) => noun.from >= to && noun.from - to < REACH && !holds(noun));
  if (next && isOneClause(words.tokens, to, next.from) && !isJoined(words.tokens, to, next.from)) {
    return next.target;
  }
  const hasGarments = drawn.garments.length > 0;
  const [accessory] = drawn.accessories;
  if (accessory && (!hasGarments || build.id === 'straw'))
    return { is: 'accessory', name: accessory };
  return { is: 'garments', garments: ownersAt(from, { words, drawn }) };
}

const JOINS = new Set(['and', 'with', 'over', 'under', 'on', 'for']);

const isJoined = (tokens: readonly string[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((word) => JOINS.has(word));

/** True where there is such a thing; its cloth follows the structure. */
function take(state: BindingState, target: Target, build: Build): boolean {
  if (target.is === 'garments') return takeWhole(state, target.garments, build);
  if (target.is === 'accessory') return takeThing(state, target.name, build);
  if (target.is !== 'parts') return false;
  for (const { garment, part } of target.parts) {
    const { parts } = state.wear[garment].wish;
    const own = parts.get(part) ?? { asked: [] };
    parts.set(part, { ...own, fabric: own.fabric ?? build.fabric });
  }
  return true;
}

function takeWhole(
  { wear }: BindingState,
  garments: readonly number[],
  { id, fabric, colour }: Build,
): boolean {
  for (const at of garments) {
    const { wish } = wear[at];
    const isKept = wish.fabric && (id === 'plain' || (id === 'figured' && wish.fabric === 'silk'));
    if (fabric && !isKept) wish.fabric = fabric;
    if (colour && wish.colours.length === 0) wish.colours.push(colour);
  }
  return garments.length > 0;
}

function takeThing(
  { accessories }: BindingState,
  name: string,
  { id, fabric, colour }: Build,
): boolean {
  const own = accessories.get(name);
  accessories.set(name, {
    ...own,
    colour: own?.colour ?? colour,
    fabric: own?.fabric ?? fabric,
    structure: id,
  });
  return true;
}
