import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from './project-root.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const SYSTEM_FONTS = '/etc/fonts/fonts.conf';

/**
 * A program of that name may be a mere hint to install it: it has to tell its version.
 *
 * @param {string} program
 * @param {NodeJS.ProcessEnv} [env]
 */
const runs = (program, env) =>
  spawnSync(program, ['--version'], { env: { ...process.env, ...env } }).status === 0;

function findInstalled() {
  const folders = (process.env.PATH || '').split(delimiter).filter(Boolean);
  const found = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...found, MAC_CHROME].find((program) => existsSync(program) && runs(program));
}

/**
 * Unpacks by the package's own code, which knows only the folder for temporary files.
 *
 * @param {string} folder
 */
function unpack(folder) {
  const script = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
  execFileSync(process.execPath, ['-e', script], {
    cwd: projectRoot,
    // The second setting makes it unpack libraries, too, that a minimal system lacks.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs20.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  chmodSync(join(folder, 'chromium'), 0o755);
}

/**
 * Writes the list of fonts as it is right in the last folder, into the one that will be renamed to
 * it.
 *
 * @param {string} unfinished
 * @param {string} folder
 */
function writeFontList(unfinished, folder) {
  const dir = join(folder, 'fonts', 'fonts');
  const text = `<?xml version="1.0"?>
<fontconfig><dir>${dir}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>
`;
  writeFileSync(join(unfinished, 'fonts.conf'), text);
}

/**
 * Gives an unpacked folder its last name, unless another process was first.
 *
 * @param {string} unfinished
 * @param {string} folder
 */
function claimFolder(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function ensureUnpacked() {
  const packageFile = join(projectRoot, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const cache = join(projectRoot, 'node_modules', '.cache', 'toile');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  console.log('Unpacking a browser for the tests …');
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unpacking-'));
  try {
    unpack(unfinished);
    writeFontList(unfinished, folder);
    claimFolder(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

function unpackedBrowser() {
  const folder = ensureUnpacked();
  /** @type {Record<string, string>} */
  const fonts = existsSync(SYSTEM_FONTS) ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return {
    program: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), ...fonts },
  };
}

/**
 * The browser of the tests: CHROMIUM_PATH, an installed Chromium or Chrome, else the one that npm
 * brought. Returns its program and the environment that it needs.
 *
 * @returns {{ program: string, env: Record<string, string> }}
 */
export function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH || findInstalled();
  const browser = chosen ? { program: chosen, env: {} } : unpackedBrowser();
  if (runs(browser.program, browser.env)) return browser;
  throw new Error(
    `The browser ${browser.program} does not start: set CHROMIUM_PATH to a Chromium that does.`,
  );
}
