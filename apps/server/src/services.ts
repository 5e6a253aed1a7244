import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '@toile/engines';
import { createSafetyCheck, nearestColourName, type SafetyCheck } from '@toile/studio';
import { getTool as getRealTool } from '@toile/tools';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createContentCredentials } from './adapters/content-credentials/create-content-credentials.ts';
import { openFiles } from './adapters/files/open-files.ts';
import { createGoogle } from './adapters/google/create-google.ts';
import { createMail } from './adapters/mail/create-mail.ts';
import { createPayments } from './adapters/payments/create-payments.ts';
import { ENGINES } from './engines.ts';
import { createAccountDeletion } from './modules/accounts/account-deletion.service.ts';
import { createAccountSettings } from './modules/accounts/account-settings.service.ts';
import { createAccountsService } from './modules/accounts/accounts.service.ts';
import { createKnownBrowsers, KNOWN_BROWSER_SECONDS } from './modules/accounts/known-browser.ts';
import { createAccountLocks } from './modules/accounts/operated-accounts.service.ts';
import { createOwnSignups, OWN_SIGNUPS_SECONDS } from './modules/accounts/own-signups.ts';
import { createPasskeyBrowsers } from './modules/accounts/passkeys/passkey-browsers.ts';
import { CHALLENGE_SECONDS } from './modules/accounts/passkeys/passkey-challenges.ts';
import { createPasskeyProofs } from './modules/accounts/passkeys/passkey-proofs.service.ts';
import { createPasskeys } from './modules/accounts/passkeys/passkeys.service.ts';
import {
  createSessionsService,
  type SessionsService,
} from './modules/accounts/sessions.service.ts';
import { createTwoFactor } from './modules/accounts/two-factor.service.ts';
import { type BillingService, createBillingService } from './modules/billing/billing.service.ts';
import { createBoardLinks } from './modules/boards/board-links.service.ts';
import { createBoardsService } from './modules/boards/boards.service.ts';
import { createSharedBoards } from './modules/boards/shared-boards.service.ts';
import { createCreditHistoryService } from './modules/credits/credit-history.service.ts';
import { createLedger, type Ledger } from './modules/credits/ledger.service.ts';
import { createDataExport } from './modules/data-export/data-export.service.ts';
import { createEngineChoice, type EngineChoice } from './modules/engines/engine-choice.ts';
import { createRecoloursService } from './modules/generations/colourways/recolours.service.ts';
import { createRetention } from './modules/generations/forgetting/retention.service.ts';
import { JOB_EVENTS_CHANNEL } from './modules/generations/jobs/events.repository.ts';
import { JOB_CANCELS_CHANNEL } from './modules/generations/jobs/job-cancel.ts';
import { createGenerationsService } from './modules/generations/orders/generations.service.ts';
import { createPromptRewording } from './modules/generations/orders/prompt-rewording.ts';
import { createRunMeter } from './modules/generations/slots/run-meter.ts';
import { createEventStreams } from './modules/generations/streams/event-stream.ts';
import { createJobFeeds } from './modules/generations/streams/job-feeds.ts';
import { createUpscalesService } from './modules/generations/upscales/upscales.service.ts';
import { createExportService } from './modules/history/export.service.ts';
import { createHistoryService } from './modules/history/history.service.ts';
import { createSelectionArchives } from './modules/history/selection/selection-archive.service.ts';
import { createImagesService } from './modules/images/images.service.ts';
import { setUpPictureLibrary } from './modules/images/picture-library.ts';
import { createPictureTurns } from './modules/images/picture-turns.ts';
import { createInputsService } from './modules/inputs/inputs.service.ts';
import { createInstructionsService } from './modules/instructions/instructions.service.ts';
import { createMasksService } from './modules/masks/masks.service.ts';
import { registerHostMetrics } from './modules/metrics/host-metrics.ts';
import { createLedgerMetrics } from './modules/metrics/ledger-metrics.ts';
import { registerRunMetrics } from './modules/metrics/run-metrics.ts';
import {
  createOperatorDesk,
  type OperatorDeskDeps,
} from './modules/operators/operator-desk.service.ts';
import { createPalettesService } from './modules/palettes/palettes.service.ts';
import { createRunPreviews } from './modules/run-previews/run-previews.service.ts';
import { checkedEngine } from './modules/safety/checked-engine.ts';
import { createSafetyService } from './modules/safety/safety.service.ts';
import { DAY_SECONDS } from './modules/trials/limits.ts';
import { type Background, createBackground } from './platform/background.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createCsrf } from './platform/csrf.ts';
import type { Database } from './platform/database.ts';
import { createDraining } from './platform/draining.ts';
import { createMetrics } from './platform/metrics.ts';
import { openNotifications } from './platform/notifications.ts';
import { pollNotifications } from './platform/polled-notifications.ts';
import { createRateLimiter, type RateLimiter } from './platform/rate-limit.ts';
import { keepSecret } from './platform/secret.ts';
import { createSessionCookies } from './platform/session-cookies.ts';
import { SESSION_ENDS_CHANNEL } from './platform/session-ends.ts';
import { createSignedCookie } from './platform/signed-cookie.ts';
import { createReadinessChecks } from './readiness.ts';
import { createWordsSide } from './words-side.ts';

/** Longest wait for a mail server at the end; visitors can request the mail again. */
const MAIL_PATIENCE_MS = 10_000;

type ServicesOptions = {
  config: Config;
  database: Database;
  /** Address of the same database for notifications; undefined where it sends none. */
  listenUrl: string | undefined;
  engine: Engine;
  /** The check of pictures; by default the one of these settings. */
  safetyCheck?: SafetyCheck;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** The tools in service. */
  getTool?: typeof getRealTool;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Cookies of browsers, and their signatures. */
function createBrowserSide({ cookiePrefix, isHttps }: Config, secret: string, clock: Clock) {
  const named = (name: string) => ({ cookieName: `${cookiePrefix}${name}`, isSecure: isHttps });
  const signed = (name: string, lifeSeconds: number) =>
    createSignedCookie({ secret, clock, lifeSeconds, ...named(name) });
  const csrf = createCsrf({ secret, ...named('csrftoken') });
  return {
    csrf,
    sessionCookies: createSessionCookies({ csrf, ...named('sessionid') }),
    ownSignups: createOwnSignups(signed('signup', OWN_SIGNUPS_SECONDS)),
    knownBrowsers: createKnownBrowsers(signed('known_browser', KNOWN_BROWSER_SECONDS)),
    trialCookie: signed('trial', DAY_SECONDS),
    passkeyBrowsers: createPasskeyBrowsers(signed('passkey', CHALLENGE_SECONDS)),
  };
}

/** Feeds and streams of runs' events as they happen. */
function createLiveSide(
  { database, listenUrl, log }: ServicesOptions,
  { listLive }: Pick<SessionsService, 'listLive'>,
) {
  const channels = [JOB_EVENTS_CHANNEL, JOB_CANCELS_CHANNEL, SESSION_ENDS_CHANNEL];
  const send = (channel: string) => database.execute(sql`select pg_notify(${channel}, '')`);
  const notifications =
    listenUrl === undefined
      ? pollNotifications()
      : openNotifications(listenUrl, { channels, log, send });
  const feeds = createJobFeeds({ database, notifications, log });
  return { notifications, feeds, streams: createEventStreams({ ...notifications, listLive, log }) };
}

/** The check of pictures, and the policy for unsafe ones. */
function createSafety({ config, log, safetyCheck = createSafetyCheck(config) }: ServicesOptions) {
  const { safetyCheck: mode, safetyAllowed: allowed } = config;
  return createSafetyService({ check: safetyCheck, mode, allowed, log });
}

/** The signer of pictures, if there is one; the log names it. */
async function openCredentials({ config, log }: ServicesOptions) {
  const credentials = await createContentCredentials(config);
  const { name, isSelfMade } = credentials?.holder ?? {};
  if (isSelfMade) log.warn('Pictures are signed by a self-made certificate: nobody trusts it');
  else if (name !== undefined) log.info({ holder: name }, 'Pictures are signed');
  return credentials;
}

type BillingSideOptions = Pick<ServicesOptions, 'config' | 'database' | 'log'> & {
  clock: Clock;
  secret: string;
  background: Background;
  ledger: Ledger;
  rateLimiter: RateLimiter;
};

/** Plans and their provider. The sandbox calls back within this process. */
async function createBillingSide(options: BillingSideOptions) {
  const billing: { service?: BillingService } = {};
  const { payments, sandbox } = await createPayments({
    ...options,
    deliver: async (call) => billing.service?.receiveWebhook(call),
  });
  const { publicUrl, hasInvoiceLinks } = options.config;
  billing.service = createBillingService({ ...options, payments, publicUrl, hasInvoiceLinks });
  return { payments, sandbox, billing: billing.service };
}

type AccountSideOptions = Omit<
  Parameters<typeof createAccountsService>[0],
  'google' | 'twoFactor' | 'passkeyProofs'
> &
  Omit<Parameters<typeof createAccountSettings>[0], 'google' | 'twoFactor'> &
  Omit<Parameters<typeof createAccountDeletion>[0], 'log'> & { config: Config };

/** Accounts: log-in, changes and deletion. */
function createAccountSide({ config, ...deps }: AccountSideOptions) {
  const google = createGoogle({ ...config, clock: deps.clock });
  const passkeyProofs = createPasskeyProofs(deps);
  const twoFactor = createTwoFactor({ ...deps, passkeyProofs });
  return {
    twoFactor,
    passkeys: createPasskeys(deps),
    accounts: createAccountsService({ ...deps, google, twoFactor, passkeyProofs }),
    accountSettings: createAccountSettings({ ...deps, google, twoFactor }),
    accountDeletion: createAccountDeletion(deps),
    accountLocks: createAccountLocks(deps),
  };
}

/** Boards, for their owners and for the holders of links, and palettes. */
const createBoardSide = (
  deps: Parameters<typeof createBoardLinks>[0] & Parameters<typeof createSharedBoards>[0],
) => ({
  boards: createBoardsService(deps),
  boardLinks: createBoardLinks(deps),
  sharedBoards: createSharedBoards(deps),
  palettes: createPalettesService({ ...deps, nameColour: nearestColourName }),
});

/** What operators see of this process, and how it ends. */
function createOperatorSide(
  { config, database }: ServicesOptions,
  { engineChoice, rateLimiter }: { engineChoice: EngineChoice; rateLimiter: RateLimiter },
) {
  const metrics = createMetrics();
  registerRunMetrics(metrics, { database, lanes: engineChoice.listLaneIds() });
  registerHostMetrics(metrics, { database, dataDir: config.dataDir });
  return {
    metrics,
    meter: createRunMeter(metrics),
    ledgerMetrics: createLedgerMetrics(metrics, { database, rateLimiter }),
    draining: createDraining(),
  };
}

/** The desk of operators, which names all engines that settings could turn on. */
const openOperatorDesk = (deps: Omit<OperatorDeskDeps, 'knownEngines'>) =>
  createOperatorDesk({ ...deps, knownEngines: ENGINES.map(({ id }) => id) });

/** Composes all services, for the API, the worker and the tests. `close` ends what this opened. */
export async function createServices(options: ServicesOptions) {
  const { config, database, engine, log, clock = systemClock } = options;
  const { getTool = getRealTool } = options;
  setUpPictureLibrary();
  const secret = config.sessionSecret ?? keepSecret(config.dataDir);
  const files = await openFiles(config.files);
  const ledger = createLedger({ welcomeCredits: config.welcomeCredits, secret });
  const mail = createMail(config);
  const background = createBackground(log);
  const rateLimiter = createRateLimiter({ database, clock });
  const sessions = createSessionsService({ database, clock });
  const { publicUrl, hasInvoiceLinks } = config;
  const accountDeps = { database, sessions, rateLimiter, background, mail, clock, publicUrl };
  const live = createLiveSide(options, sessions);
  const credentials = await openCredentials(options);
  const images = createImagesService({ database, files, credentials });
  const safety = createSafety(options);
  const pictureTurns = createPictureTurns();
  const inputs = createInputsService({ database, rateLimiter, images, safety, pictureTurns });
  const randomSeed = () => randomInt(2 ** 32);
  const engineChoice = createEngineChoice({ engine, config, database });
  const runDeps = { database, ledger, rateLimiter, inputs, engine, engineChoice };
  const operatorSide = createOperatorSide(options, runDeps);
  const { metrics } = operatorSide;
  const rewordPrompt = createPromptRewording({ ...runDeps, log, metrics });
  const boardSide = createBoardSide({ ...accountDeps, images });
  const { boards } = boardSide;
  const generations = createGenerationsService({ ...runDeps, getTool, rewordPrompt, randomSeed });

  const moneyDeps = { config, database, log, clock, secret, background, ledger, rateLimiter };
  const billingSide = await createBillingSide(moneyDeps);
  const { billing } = billingSide;

  const accountSide = createAccountSide({
    ...moneyDeps,
    ...accountDeps,
    generations,
    images,
    ...boardSide,
    billing,
  });
  const creditHistory = createCreditHistoryService({ database, hasInvoiceLinks });
  const history = createHistoryService({ database, images, inputs, boards, engineChoice });
  const { accountSettings, passkeys } = accountSide;

  return {
    config,
    secret,
    database,
    engine: checkedEngine(engine, safety),
    engineChoice,
    safety,
    log,
    clock,
    ledger,
    mail,
    background,
    rateLimiter,
    sessions,
    images,
    inputs,
    getTool,
    ...operatorSide,
    ...live,
    ...createBrowserSide(config, secret, clock),
    ...billingSide,
    ...accountSide,
    instructions: createInstructionsService({ database }),
    creditHistory,
    operatorDesk: openOperatorDesk({ ...runDeps, ...billingSide, creditHistory, clock }),
    generations,
    ...createWordsSide({ ...runDeps, config, secret, getTool, clock }),
    upscales: createUpscalesService({ ...runDeps, feeds: live.feeds }),
    recolours: createRecoloursService({ ...runDeps, images, getTool }),
    retention: createRetention({ config, database, images, rateLimiter }),
    masks: createMasksService({ inputs, engine }),
    runPreviews: createRunPreviews({ engine, engineChoice, getTool, inputs }),
    exports: createExportService({ database, rateLimiter, images, getTool, pictureTurns }),
    history,
    ...boardSide,
    selectionArchives: createSelectionArchives({ database, log, images }),
    dataExport: createDataExport({
      database,
      log,
      rateLimiter,
      accountSettings,
      passkeys,
      creditHistory,
      history,
      ...boardSide,
      images,
    }),
    readinessChecks: createReadinessChecks({ database, files, engine: engineChoice }),

    async close(): Promise<void> {
      live.streams.close();
      live.feeds.close();
      const patience = sleep(MAIL_PATIENCE_MS, undefined, { ref: false });
      await Promise.all([live.notifications.close(), Promise.race([background.drain(), patience])]);
      await safety.close();
      for (const part of [mail, files]) part.close();
    },
  };
}
