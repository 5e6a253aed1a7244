/**
 * @typedef {{
 *   version?: string,
 *   integrity?: string,
 *   optional?: boolean,
 *   optionalDependencies?: Record<string, string>,
 * }} LockEntry
 */
/** @typedef {Record<string, LockEntry>} Lock Path in node_modules, or of a workspace → what is there. */

/** @param {LockEntry} wanted @param {LockEntry | undefined} present */
function isSame(wanted, present) {
  if (!present) return false;
  return wanted.version === present.version && wanted.integrity === present.integrity;
}

/**
 * Optional packages that a workspace names itself; those of other packages are mostly for other
 * machines.
 *
 * @param {Lock} wanted
 */
function namedOptional(wanted) {
  const workspaces = Object.entries(wanted).filter(([path]) => !path.startsWith('node_modules/'));
  const names = workspaces.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  return new Set(names.map((name) => `node_modules/${name}`));
}

/**
 * True when the installed packages fit the lock file: every required package is present, no
 * optional package has another version, and the optional packages that our own package.json files
 * name are present or were tried.
 *
 * @param {Lock} wanted
 * @param {Lock} present
 * @param {{ wasTried: boolean }} options
 */
export function isInstalled(wanted, present, { wasTried }) {
  const named = namedOptional(wanted);
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, entry]) => {
      if (isSame(entry, present[path])) return true;
      const mayBeAbsent = entry.optional && (wasTried || !named.has(path));
      return mayBeAbsent && !present[path];
    });
}
