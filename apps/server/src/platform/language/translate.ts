import { type Language, PSEUDO_LANGUAGE, pseudoText } from '@toile/contract';
import { TEXT_TABLES } from './server-tables.ts';

/** A text with marks of values: the pattern that finds it, and its translation. */
type Template = { pattern: RegExp; names: readonly string[]; translation: string };

type Dictionary = { texts: ReadonlyMap<string, string>; templates: readonly Template[] };

const MARK = /\{(\w+)\}/g;
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function templateOf(english: string, translation: string): Template {
  const names = [...english.matchAll(MARK)].map(([, name = '']) => name);
  const source = english
    .split(/\{\w+\}/)
    .map(escaped)
    .join('([\\s\\S]+?)');
  return { pattern: new RegExp(`^${source}$`), names, translation };
}

/** Every pair of texts at the same place of two tables. */
function* pairsOf(english: unknown, other: unknown): Generator<readonly [string, string]> {
  if (typeof english === 'string' && typeof other === 'string') yield [english, other];
  if (typeof english !== 'object' || english === null) return;
  if (typeof other !== 'object' || other === null) return;
  const others = new Map<string, unknown>(Object.entries(other));
  for (const [key, value] of Object.entries(english)) yield* pairsOf(value, others.get(key));
}

function readDictionary(): Dictionary {
  const texts = new Map<string, string>();
  const templates: Template[] = [];
  for (const [english, other] of TEXT_TABLES.flatMap((pair) => [...pairsOf(...pair)])) {
    if (english.includes('{')) templates.push(templateOf(english, other));
    else if (!texts.has(english)) texts.set(english, other);
  }
  // The longest text that is not a value decides where several fit.
  templates.sort((one, next) => next.pattern.source.length - one.pattern.source.length);
  return { texts, templates };
}

let dictionary: Dictionary | undefined;

/** A value within a text: a name that is translated itself, a number, or what users wrote. */
function valueIn(language: Language, value: string, { texts }: Dictionary): string {
  if (GROUPED_NUMBER.test(value)) {
    return Number(value.replaceAll(',', '')).toLocaleString(language);
  }
  return texts.get(value) ?? value;
}

/**
 * A text of the English tables in a language, with its values; one that no table has stays as it
 * is. Texts are stored, compared and thrown in English, and put into the reader's language where
 * an answer is written.
 */
export function translate(text: string, language: Language): string {
  if (language === 'en') return text;
  if (language === PSEUDO_LANGUAGE) return pseudoText(text);
  dictionary ??= readDictionary();
  const known = dictionary;
  const exact = known.texts.get(text);
  if (exact !== undefined) return exact;
  for (const { pattern, names, translation } of known.templates) {
    const found = pattern.exec(text);
    if (!found) continue;
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
    return translation.replace(MARK, (mark, name: string) => {
      const value = values.get(name);
      return value === undefined ? mark : valueIn(language, value, known);
    });
  }
  return text;
}

/** A body of messages by field, with each message in a language. */
export function translateBody(
  body: Readonly<Record<string, unknown>>,
  language: Language,
): Record<string, unknown> {
  const inWords = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((each: unknown) => (typeof each === 'string' ? translate(each, language) : each))
      : value;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, inWords(value)]));
}
