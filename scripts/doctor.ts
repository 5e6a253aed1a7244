import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, listMembers, offerOf } from '@toile/engines';
import { type BriefKind, briefKindOf, briefOfRun, listTools, type Tool } from '@toile/tools';
import { createEngines } from '../apps/server/src/engines.ts';
import {
  createEngineChoice,
  type EngineChoice,
} from '../apps/server/src/modules/engines/engine-choice.ts';
import { ConfigError, readConfig } from '../apps/server/src/platform/config.ts';
import { examineFiles } from './doctor/examine-files.ts';
import { listLacks } from './doctor/list-lacks.ts';
import { samplePictures } from './doctor/sample-pictures.ts';

/** The studio engine starts threads for its check, which takes long on a busy machine. */
const CHECK_WITHIN_MS = 30_000;
const PICTURE_WITHIN_MS = 300_000;

const say = (line = '') => process.stdout.write(`${line}\n`);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const late = sleep(ms, undefined, { ref: false }).then((): never => {
    throw new Error(`no answer within ${ms / 1000} s`);
  });
  return Promise.race([work, late]);
}

/** A tool that an engine draws, from words alone where there is one. */
function findTrial(engine: Engine): Tool | undefined {
  const drawn = listTools().filter((tool) => {
    const kind = briefKindOf(tool);
    return kind && engine.kinds.has(kind);
  });
  return drawn.find(({ requiredImages }) => requiredImages.length === 0) ?? drawn[0];
}

/** Draws one picture with an engine into a folder; says how long it took. */
async function tryPicture(engine: Engine, folder: string): Promise<boolean> {
  const tool = findTrial(engine);
  if (!tool) {
    say('  no picture tried: it draws for no tool');
    return true;
  }
  const [prompt = ''] = tool.examples;
  const images = await samplePictures(tool);
  const brief = await briefOfRun({ tool, prompt, run: {}, pictures: { images } });
  const startedAt = performance.now();
  try {
    const drawn = await within(engine.render(brief, { seed: 1, variant: 0 }), PICTURE_WITHIN_MS);
    const path = join(folder, `${engine.id}.png`);
    await mkdir(folder, { recursive: true });
    await writeFile(path, drawn.png);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`  drew “${prompt || tool.words.name}” with ${drawn.model} in ${seconds} s: ${path}`);
    return true;
  } catch (error) {
    say(`  DREW NOTHING: ${reasonOf(error)}`);
    return false;
  }
}

/** Looks at one engine: is it there, what does it draw, and does a picture come. */
async function examine(engine: Engine, folder: string): Promise<boolean> {
  say(`${engine.name ?? engine.id} (${engine.id})`);
  const lacks = listTools().filter((tool) => {
    const kind = briefKindOf(tool);
    return kind && !engine.kinds.has(kind);
  });
  if (lacks.length > 0) say(`  does not draw: ${lacks.map(({ words }) => words.name).join(', ')}`);
  const isReading = await tryRewording(engine);
  const lacking = await within(engine.findLacks?.() ?? Promise.resolve([]), CHECK_WITHIN_MS);
  for (const each of lacking) say(`  lacks ${each}`);
  try {
    await within(engine.check(), CHECK_WITHIN_MS);
    say('  in service');
  } catch (error) {
    say(`  AWAY: ${reasonOf(error)}`);
    return false;
  }
  return (await tryPicture(engine, folder)) && isReading;
}

/** A prompt that the engine does not read by itself. */
const FOREIGN_PROMPT = 'kleine rote Blumen auf weißem Grund';

/** Has a text model put a prompt in the engine's words; says how long it took. */
async function tryRewording({ promptReader: reader }: Engine): Promise<boolean> {
  if (!reader) return true;
  const startedAt = performance.now();
  try {
    const order = { kind: 'create-pattern', prompt: FOREIGN_PROMPT } as const;
    const rewording = await reader.reword(order);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const said = rewording ? `as “${rewording.prompt}”` : 'IN NO WORDS OF ITS OWN';
    say(`  reads “${FOREIGN_PROMPT}” by ${reader.model} in ${seconds} s ${said}`);
    return rewording !== undefined;
  } catch (error) {
    say(`  READS NO WORDS by ${reader.model}: ${reasonOf(error)}`);
    return false;
  }
}

/** Kinds that no tool makes, and their names. */
const HELPERS: readonly (readonly [BriefKind, string])[] = [
  ['generate-mask', 'Masks from dots'],
  ['upscale-image', 'Upscales'],
];

type Priced = { kind: BriefKind; credits: number };

function priceOf({ kind, credits }: Priced): string {
  if (kind === 'generate-mask') return 'free';
  return `${credits} ${credits === 1 ? 'credit' : 'credits'} an image`;
}

function describeOffer(engine: Engine, priced: Priced): string {
  const { model, method, costCents } = offerOf(engine, priced.kind);
  const unknown = engine.lane ? ', at a cost that no setting tells' : '';
  const cost = costCents === undefined ? unknown : `, costs ${costCents} US cents`;
  const how = method === 'rules' ? 'by rules' : `with ${model}`;
  return `${engine.name ?? engine.id} ${how}, ${priceOf(priced)}${cost}`;
}

/** Lists the engines of a kind, in the order in which they are asked. */
async function listOffers(
  name: string,
  kind: BriefKind | undefined,
  { engine, choice }: { engine: Engine; choice: EngineChoice },
): Promise<void> {
  const able = kind ? listMembers(engine, kind) : [];
  say(`${name}: ${able.length === 0 ? 'NO ENGINE' : ''}`);
  if (!kind) return;
  const offers = await choice.list(kind);
  for (const [index, one] of able.entries()) {
    say(`  ${index + 1}. ${describeOffer(one, { kind, credits: offers[index]?.credits ?? 0 })}`);
  }
}

/**
 * npm run doctor [folder]: reads the settings, tells what a public site lacks, passes a file through the store of pictures, looks at
 * every engine that the settings turn on and tells what it lacks, lists who draws for each tool, makes masks and upscales at what price and cost, draws one
 * picture with each into the folder, and has a text model read one prompt. Ends with 1 where the store or an engine is away or draws nothing,
 * or the model reads nothing.
 */
async function main(folder: string): Promise<void> {
  const config = readConfig(process.env);
  const { modelsDir, modelsUrl } = config;
  const host = { isWorker: true, modelsDir, modelsUrl, checksPictures: false };
  const engine = createEngines({ environment: process.env, host });
  try {
    const choice = createEngineChoice({ engine, config });
    const members = listMembers(engine);
    const { engineCredits, engineOrders, engineTimeouts } = config;
    const unknown = [engineCredits, engineOrders, engineTimeouts]
      .flatMap((numbers) => [...numbers.keys()])
      .map((key) => key.replace(/\/.*$/, ''))
      .filter((id) => !members.some((member) => member.id === id));
    for (const id of new Set(unknown)) say(`A setting names the engine ${id}, which is not on.\n`);
    for (const lack of listLacks(config)) say(`A public site lacks: ${lack}.`);
    let isWell = await examineFiles(config, say);
    say();
    for (const member of members) isWell = (await examine(member, folder)) && isWell;
    say();
    for (const tool of listTools()) {
      await listOffers(tool.words.name, briefKindOf(tool), { engine, choice });
    }
    for (const [kind, name] of HELPERS) await listOffers(name, kind, { engine, choice });
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await engine.close();
  }
}

try {
  await main(resolve(process.argv[2] ?? '.build/doctor'));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
