import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { en, SHARED_BOARD_PATH } from '@toile/contract';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mailPageRoutes } from './adapters/mail/mail-page.routes.ts';
import { sandboxPageRoutes } from './adapters/payments/sandbox/sandbox-page.routes.ts';
import { accountDeletionRoutes } from './modules/accounts/account-deletion.routes.ts';
import { accountSettingsRoutes } from './modules/accounts/account-settings.routes.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { csrfRoutes } from './modules/accounts/csrf.routes.ts';
import { passwordResetRoutes } from './modules/accounts/password-reset.routes.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { webhookRoutes } from './modules/billing/webhook.routes.ts';
import { boardsRoutes } from './modules/boards/boards.routes.ts';
import { sharedBoardsRoutes } from './modules/boards/shared-boards.routes.ts';
import { creditsRoutes } from './modules/credits/credits.routes.ts';
import { dataExportRoutes } from './modules/data-export/data-export.routes.ts';
import { engineOffersRoutes } from './modules/engines/engine-offers.routes.ts';
import { recoloursRoutes } from './modules/generations/colourways/recolours.routes.ts';
import { generationsRoutes } from './modules/generations/orders/generations.routes.ts';
import { techPacksRoutes } from './modules/generations/tech-packs/tech-packs.routes.ts';
import { upscalesRoutes } from './modules/generations/upscales/upscales.routes.ts';
import { exportRoutes } from './modules/history/export.routes.ts';
import { favouritesRoutes } from './modules/history/favourites.routes.ts';
import { historyRoutes } from './modules/history/history.routes.ts';
import { selectionArchiveRoutes } from './modules/history/selection/selection-archive.routes.ts';
import { votesRoutes } from './modules/history/votes.routes.ts';
import { imagesRoutes } from './modules/images/images.routes.ts';
import { uploadsRoutes } from './modules/inputs/uploads.routes.ts';
import { instructionsRoutes } from './modules/instructions/instructions.routes.ts';
import { masksRoutes } from './modules/masks/masks.routes.ts';
import { operatorsRoutes } from './modules/operators/operators.routes.ts';
import { palettesRoutes } from './modules/palettes/palettes.routes.ts';
import { catalogueRoutes } from './modules/prompt-readings/catalogue.routes.ts';
import { promptReadingsRoutes } from './modules/prompt-readings/prompt-readings.routes.ts';
import { runPreviewsRoutes } from './modules/run-previews/run-previews.routes.ts';
import { trialsRoutes } from './modules/trials/trials.routes.ts';
import { addApiDescription, addApiDocs } from './platform/api-docs.ts';
import { addDraining } from './platform/draining.ts';
import { addErrorHandler, answerError } from './platform/error-handler.ts';
import { addLivenessRoute, addReadinessRoute } from './platform/health.routes.ts';
import { rememberLanguages } from './platform/language/current-language.ts';
import { addMetrics } from './platform/metrics.ts';
import { addOrderlyClose } from './platform/orderly-close.ts';
import { closeRefusedBodies } from './platform/refused-bodies.ts';
import { addRequestBodies, BODY_LIMIT_BYTES } from './platform/request-bodies.ts';
import { requestIdOf } from './platform/request-id.ts';
import { addRequestLog, declareRefusals } from './platform/request-log.ts';
import { addSecurityHeaders } from './platform/security-headers.ts';
import { addSessions, declareSessions } from './platform/session.ts';
import { addRequestSpans } from './platform/tracing/request-spans.ts';
import { limitAddresses, limitUsers } from './platform/traffic-limits.ts';
import { addWebFiles } from './platform/web-files.ts';
import type { Services } from './services.ts';

/**
 * Time limits for receiving a request: 48 MB in five minutes are 160 kB a second. Sending an
 * answer, a stream or a download for example, has no limit.
 */
const PATIENCE = {
  requestTimeout: 300_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
};

/** Time for each part of the application to be put together: a busy machine takes long. */
const START_PATIENCE_MS = 60_000;

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Our own sentence in place of zod's messages. */
z.config({ customError: () => en.validation.invalidValue });

/** Proxies to trust: the nearest so many, or those with the given addresses. */
function trustOf(proxies: Services['config']['trustProxy']) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, hop: number) => hop < proxies;
}

function createServer({ config, log }: Services): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // The outermost application answers signs of life only: it neither numbers nor logs them.
    genReqId: () => '',
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT_BYTES,
    pluginTimeout: START_PATIENCE_MS,
    ...PATIENCE,
    // For errors before any route is found, such as an address that cannot be decoded.
    frameworkErrors: answerError,
    trustProxy: trustOf(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    // Streams end by themselves at shutdown (preClose); idle connections are closed.
    forceCloseConnections: 'idle',
    // Requests that come on open connections while it closes are answered as ever.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

async function addPlatform(app: FastifyInstance, services: Services): Promise<void> {
  const { config, metrics } = services;
  app.setGenReqId(requestIdOf);
  app.setChildLoggerFactory((logger, bindings, options) => logger.child(bindings, options));
  addErrorHandler(app);
  addOrderlyClose(app);
  addDraining(app, services.draining);
  limitAddresses(app, config);
  closeRefusedBodies(app);
  declareSessions(app);
  declareRefusals(app);
  rememberLanguages(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addRequestLog(app);
  await addSecurityHeaders(app, { ...config, pictureOrigin: services.images.linkOrigin });
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Bodies are never decompressed: they could grow beyond the limits.
    globalDecompression: false,
  });
  await addRequestBodies(app, services);
  await addApiDescription(app, { title: 'Toile', version: '0.1.0' });
  addMetrics(app, { registry: metrics, access: config });
}

/** Every route that belongs to a session: one line for each module. */
async function addModules(api: FastifyInstance, services: Services): Promise<void> {
  addRequestSpans(api);
  // Answers are private and change: no cache stores them, except where a route says so.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  addSessions(api, {
    store: services.sessions,
    cookies: services.sessionCookies,
    csrf: services.csrf,
  });
  limitUsers(api);
  await api.register(csrfRoutes(services));
  await api.register(accountsRoutes(services));
  await api.register(passwordResetRoutes(services));
  await api.register(accountSettingsRoutes(services));
  await api.register(accountDeletionRoutes(services));
  await api.register(instructionsRoutes(services));
  await api.register(creditsRoutes(services));
  await api.register(billingRoutes(services));
  await api.register(engineOffersRoutes(services));
  await api.register(promptReadingsRoutes(services));
  await api.register(catalogueRoutes(services));
  await api.register(generationsRoutes(services));
  await api.register(upscalesRoutes(services));
  await api.register(techPacksRoutes(services));
  await api.register(recoloursRoutes(services));
  await api.register(masksRoutes(services));
  await api.register(runPreviewsRoutes(services));
  await api.register(trialsRoutes(services));
  await api.register(historyRoutes(services));
  await api.register(uploadsRoutes(services));
  await api.register(votesRoutes(services));
  await api.register(favouritesRoutes(services));
  await api.register(exportRoutes(services));
  await api.register(selectionArchiveRoutes(services));
  await api.register(boardsRoutes(services));
  await api.register(sharedBoardsRoutes(services));
  await api.register(palettesRoutes(services));
  await api.register(dataExportRoutes(services));
  await api.register(imagesRoutes(services));
  await api.register(operatorsRoutes(services));
}

/** Everything except the sign of life: the API and the pages, with their hooks. */
async function addSite(
  site: FastifyInstance,
  { services, webRoot }: { services: Services; webRoot: string },
): Promise<void> {
  await addPlatform(site, services);
  addReadinessRoute(site, {
    ...services.draining,
    checks: services.readinessChecks,
    facts: async () => ({
      engines: await services.engineChoice.listStates(),
      models: services.engine.localModels?.list(),
      safety: services.safety.state(),
    }),
  });
  await site.register(async (api) => addModules(api, services), { prefix: '/api' });
  await site.register(webhookRoutes(services), { prefix: '/api' });
  await site.register(addApiDocs, { prefix: '/api' });
  await site.register(mailPageRoutes(services));
  await site.register(sandboxPageRoutes(services));
  await addWebFiles(site, webRoot, { unlisted: [SHARED_BOARD_PATH] });
}

/**
 * The whole HTTP side, ready to listen or for tests to inject into. Owns nothing: see
 * `Services.close`.
 */
export async function buildApp(
  services: Services,
  { webRoot = WEB_ROOT }: { webRoot?: string } = {},
): Promise<FastifyInstance> {
  const app = createServer(services);
  addLivenessRoute(app);
  await app.register(async (site) => addSite(site, { services, webRoot }));
  await app.ready();
  return app;
}
