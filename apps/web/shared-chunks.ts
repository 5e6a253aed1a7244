const ui = (...names: string[]) => names.map((name) => `apps/web/src/ui/${name}`);
const lib = (...names: string[]) => names.map((name) => `apps/web/src/lib/${name}`);
const app = (...names: string[]) => names.map((name) => `apps/web/src/app/${name}`);
const feature = (folder: string, ...names: string[]) =>
  names.map((name) => `apps/web/src/features/${folder}/${name}`);
const contract = (...names: string[]) =>
  names.map((name) => `packages/contract/(src|dist)/${name}`);

/** A test for modules by their paths within the repository, without their extensions. */
const modules = (...paths: string[]) => new RegExp(`(${paths.join('|')})\\.[jt]sx?$`);

/**
 * Shared files for modules that many pages load together, instead of one for each module: every
 * file costs a round trip, and small ones compress worse. Visitors of the landing page load only
 * the libraries and `first`. A page that imports one of a group's modules loads them all, so each
 * is in a group only where the pages load it anyway.
 */
export const SHARED_CHUNKS = [
  {
    // `Trans` is for the few forms that have links in a sentence: they load it themselves.
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next(?!\/dist\/es\/(Icu)?Trans)|use-sync-external-store)\//,
  },
  {
    name: 'asking',
    test: /node_modules\/(@tanstack|goober|react-hot-toast)\//,
  },
  {
    // The smallest parts of every page, the landing page among them.
    name: 'first',
    test: modules(
      'vite/preload-helper',
      ...ui('button', 'button-class', 'button-link', 'class-names', 'control-class', 'field'),
      ...ui('icon', 'marked-text-area', 'page-heading', 'spinner', 'text-link'),
      ...lib('carried-prompt', 'open-tools', 'outlook/mark-looks', 'own-path', 'page-words'),
      ...lib('use-settled', 'wanted-tool'),
      ...contract('limits', 'print-size'),
    ),
  },
  {
    // What a page that asks the server for something does it with, and tells its errors.
    name: 'calling',
    test: modules(
      ...lib('api/(api-base|api-client|api-error|csrf|error-texts)', 'told-error'),
      ...lib('query-client', 'with-queries'),
      ...ui('error-state', 'find-clear-bottom', 'toasts', 'use-clear-bottom'),
      ...contract('messages/format-message'),
    ),
  },
  {
    // What every page of a signed-in user has above it, follows runs with, and asks for boards with.
    name: 'following',
    test: modules(
      ...lib('boards/[^/]+', 'event-stream/[^/]+', 'run-signal/[^/]+', 'palettes/palettes-key'),
      ...lib('credits/user-credits', 'generations/(generation-keys|get-active-jobs)'),
      ...lib('log-out-key'),
      ...app('live-sync', 'board-asker'),
      ...app('header/(features-button|features-menu|user-menu|user-nav)'),
      ...feature('credits', 'components/credits-badge'),
      ...contract('empty-as-absent', 'generation', 'job-event', 'pagination', 'placement'),
      ...contract('prompt-length', 'run-request', 'seam', 'short-list', 'user-credits', 'vote'),
    ),
  },
  {
    // Engines with their prices, for pages that name them.
    name: 'offers',
    test: modules(...lib('engines/[^/]+'), ...contract('credit-prices', 'engine-offer')),
  },
  {
    // Pictures, times and the words of tools: boards and their links show some of them alone, and
    // would split them into one file each.
    name: 'picture',
    test: modules(
      'zod/v4/classic/coerce',
      ...ui('corner-mark', 'picture', 'picture-button'),
      ...lib('generations/picture-sources', 'studio-words', 'time/(use-)?time-ago'),
      ...contract('image', 'messages/[\\w-]+/(studio-words|insufficient-credits|results|wizard)'),
      ...contract('messages/[\\w-]+/(to-instructions|to-pattern-desk)'),
    ),
  },
  {
    // What every step of a tool shows, and the strip below it.
    name: 'stepping',
    test: modules(
      ...feature('wizard', 'components/(step-foot|engine-note)'),
      ...feature('wizard', 'model/(backdrop|given-picture|placing|use-picture-url)'),
      ...feature('results', 'api/get-recent-generations'),
      ...feature('results', 'components/(preview-on-demand|recent-strip)'),
      ...feature('results', 'model/(grid-columns|hold-start|walk-tiles)'),
      ...feature('instructions', 'api/instruction-settings', 'model/seen'),
      ...ui('action-bar', 'note'),
      ...lib('generations/(run|slots|start-outcome)', 'pictures/canvas-fault'),
      ...contract('account-instructions', 'error-body'),
      'packages/tools/(src|dist)/fields/run-field',
    ),
  },
  {
    // The prompt, and the end of a tool's entries.
    name: 'ordering',
    test: modules(
      ...feature('wizard', 'api/(get-own-prompts|preview-run|read-prompt)'),
      ...feature('wizard', 'components/(choice-setting|diagram|example-chips|generate-[a-z]+)'),
      ...feature('wizard', 'components/(lost-words|measure-setting|outlook-lines|prompt-field)'),
      ...feature('wizard', 'components/(prompt-step|return-to-generation|setting-fields)'),
      ...feature('wizard', 'components/(run-check-note|start-error|words-button)'),
      ...feature('wizard', 'model/(insert-word|list-lost|run-fault|use-generate)'),
      ...feature('wizard', 'model/(reading-order|run-checks|use-preview-order)'),
      ...feature('wizard', 'model/(use-prompt-reading|use-run-checks|use-told-words)'),
      ...ui('measure-field'),
      ...lib('outlook/(list-lost|outlook-lines)', 'text-marks'),
      ...contract('prompt-reading'),
    ),
  },
];
