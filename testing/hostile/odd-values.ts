/** An odd text for a field or a query, with its name. */
export type OddText = readonly [name: string, value: string];

const KB = 1024;

const SMALL_TEXTS: readonly OddText[] = [
  ['empty', ''],
  ['a space', ' '],
  ['NUL', 'a\0b'],
  ['control characters', '\u0001\u0007\u001b[31m\u007f\u0085'],
  ['line breaks', 'a\r\nb\nc\rd\u2028e'],
  ['bidi', '\u202eevil\u202c\u2066x\u2069\u200f'],
  ['invisible characters', '\u200b\u2060\ufeff\u00ad'],
  ['combining marks', `a${'\u0301'.repeat(500)}`],
  ['a noncharacter', '\ufffe\uffff'],
  ['astral characters', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩‍👩‍👧‍👦'],
  ['full width', 'ｐａｓｓｗｏｒｄ１'],
  ['null', 'null'],
  ['true', 'true'],
  ['minus one', '-1'],
  ['a fraction', '1.5'],
  ['a huge number', '1e309'],
  ['NaN', 'NaN'],
  ['hexadecimal', '0x10'],
  ['more than 53 bits', '9007199254740993'],
  ['a path', '../../../../etc/passwd'],
  ['an encoded path', '%2e%2e%2f%2e%2e%2f'],
  ['quotes of SQL', "' or 1=1; drop table users; --"],
  ['marks of LIKE', '%_\\%_\\'],
  ['a tag', '<script>alert(1)</script>'],
  ['a template', '${7*7}{{7*7}}'],
  ['a regular expression', '(a+)+$'],
  ['__proto__', '__proto__'],
  ['JSON with __proto__', '{"__proto__":{"isAdmin":true}}'],
  ['a JSON list', '[1,2,3]'],
  ['broken JSON', '[[1,2],[3,'],
  ['a JSON number', '1e400'],
  ['JSON text', '"dots"'],
  ['dots outside of everything', '[[-1,-1],[1e308,5],[0.5,0.5]]'],
  ['a data URI of text', 'data:text/html;base64,PGgxPg=='],
  ['a data URI of nothing', 'data:image/png;base64,'],
  ['a data URI in percent code', 'data:image/png,%89PNG'],
  ['an address', 'http://169.254.169.254/latest/meta-data/'],
  ['2,001 letters', 'x'.repeat(2001)],
  ['15 KB', 'x'.repeat(15 * KB)],
];

/** Odd values of a form field; the whole corpus includes values that fill the body. */
export function listOddTexts({ isWhole }: { isWhole: boolean }): readonly OddText[] {
  const medium: readonly OddText[] = [
    ['nested 30,000 deep', '['.repeat(30 * KB)],
    ['64 KB and one', 'x'.repeat(64 * KB + 1)],
    ['1 MB', 'y'.repeat(KB * KB)],
  ];
  if (!isWhole) return [...SMALL_TEXTS, ...medium];
  return [
    ...SMALL_TEXTS,
    ...medium,
    ['12 MB', 'z'.repeat(12 * KB * KB)],
    ['47 MB', 'z'.repeat(47 * KB * KB)],
    ['49 MB', 'z'.repeat(49 * KB * KB)],
  ];
}

/** Odd values that fit into an address. */
export const ODD_QUERIES: readonly OddText[] = [
  ...SMALL_TEXTS.map(([name, value]): OddText => [name, encodeURIComponent(value)]),
  ['broken percent code', '%'],
  ['half a percent code', '%f'],
  ['bytes that are no UTF-8', '%ff%fe'],
  ['a lone surrogate', '%ed%a0%80'],
  ['an overlong slash', '%c0%af'],
];

/** Odd ids for a path. */
export const ODD_IDS: readonly OddText[] = [
  ['nothing that is there', '00000000-0000-4000-8000-000000000000'],
  ['upper case', 'ABCDEFAB-CDEF-4ABC-8DEF-ABCDEFABCDEF'],
  ['no id', 'bodice'],
  ['two dots', '..'],
  ['encoded dots', '%2e%2e'],
  ['dots within', 'a..b'],
  ['a way up', '..%2f..%2fetc%2fpasswd'],
  ['dots and backslashes', '..%5c..%5c'],
  ['an encoded slash', 'a%2fb'],
  ['a slash encoded twice', 'a%252fb'],
  ['NUL', 'a%00b'],
  ['a line break', 'a%0d%0aset-cookie:x=1'],
  ['broken percent code', '%'],
  ['half a percent code', '%f'],
  ['bytes that are no UTF-8', '%ff'],
  ['a lone surrogate', '%ed%a0%80'],
  ['100 characters', 'x'.repeat(100)],
  ['101 characters', 'x'.repeat(101)],
  ['5,000 characters', 'x'.repeat(5000)],
  ['an id with a space', '%2000000000-0000-4000-8000-000000000000'],
  ['a semicolon', 'a;b=c'],
  ['a star', '*'],
  ['a colon', ':id'],
  ['a number', '1'],
];

/** JSON values that fit no field, as text. */
export const ODD_JSON: readonly OddText[] = [
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '1'],
  ['a huge number', '1e400'],
  ['an empty list', '[]'],
  ['a list of lists', `[${'[],'.repeat(2000)}[]]`],
  ['an empty object', '{}'],
  ['__proto__', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{}}}'],
  ['nested 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['objects nested 5,000 deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['a lone surrogate', '"\\ud800"'],
  ['NUL', '"a\\u0000b"'],
  ['bidi', '"\\u202eevil"'],
  ['empty text', '""'],
  ['90 KB of text', `"${'x'.repeat(90 * KB)}"`],
  ['110 KB of text', `"${'x'.repeat(110 * KB)}"`],
  ['a list of 20,000 colours', `[${Array.from({ length: 9000 }, () => '"#112233"').join(',')}]`],
];

/** Whole bodies that are invalid JSON, or have the wrong shape. */
export const ODD_BODIES: readonly OddText[] = [
  ['nothing', ''],
  ['a space', ' '],
  ['null', 'null'],
  ['a list', '[]'],
  ['text', '"x"'],
  ['a number', '7'],
  ['broken off', '{"a":'],
  ['two values', '{}{}'],
  ['a comment', '{/*x*/}'],
  ['a byte order mark', '\ufeff{}'],
  ['__proto__', '{"__proto__":null}'],
  ['nested', '['.repeat(40_000)],
  ['fields of a form', 'username=a&password=b'],
  ['10,000 fields of a form', Array.from({ length: 10_000 }, (_, at) => `f${at}=`).join('&')],
  ['one field 5,000 times', 'username=a&'.repeat(5000)],
  ['brackets in names', 'username[a][b][c]=1&username[__proto__][x]=1'],
  ['99 KB of percent signs', '%'.repeat(99 * KB)],
  ['99 KB of ampersands', '&'.repeat(99 * KB)],
  ['1 MB', 'x'.repeat(KB * KB)],
];

export const ODD_TYPES: readonly string[] = [
  '',
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x; boundary=y',
  `multipart/form-data; boundary=${'b'.repeat(70)}`,
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  `multipart/form-data; boundary=${'b'.repeat(8000)}`,
  'multipart/mixed; boundary=x',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'image/png',
  'application/json, multipart/form-data; boundary=x',
  'nonsense',
  '/',
  ';;;',
];
