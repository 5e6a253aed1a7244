import { z } from 'zod';
import { CREDIT_MOVES } from './credit-history.ts';
import { GRANT_MAX_CREDITS, REASON_MAX_LENGTH, REASON_MIN_LENGTH } from './limits.ts';
import { operators } from './messages/en/operators.ts';
import { paginationSchema } from './pagination.ts';
import { PLANS } from './plans.ts';

const { faults } = operators;

/** Kinds of entries of the audit log. */
export const AUDIT_ACTIONS = [
  'end-sessions',
  'grant-credits',
  'refund-run',
  'lock-account',
  'unlock-account',
  'operator-on',
  'operator-off',
  'end-two-factor',
] as const;

/** An operator's reason, as the audit log keeps it. */
const reason = z
  .string()
  .trim()
  .min(REASON_MIN_LENGTH, faults.reasonTooShort)
  .max(REASON_MAX_LENGTH, faults.reasonTooLong)
  .prefault('');

/** JSON of a deed of an operator. */
export const deedSchema = z.object({ reason });

/** JSON of POST /operators/users/{id}/grant-credits/. */
export const grantSchema = z.object({
  reason,
  credits: z
    .int(faults.grantCredits)
    .min(1, faults.grantCredits)
    .max(GRANT_MAX_CREDITS, faults.grantCredits),
});

const page = z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1);

/** Query of GET /operators/users/: the beginning of a name or an e-mail; empty: everybody. */
export const operatorUsersQuerySchema = z.object({
  q: z.string().trim().max(254).default(''),
  page,
});

/** Query of GET /operators/audit-log/. */
export const auditLogQuerySchema = z.object({ page });

/** An account as operators see it. Times are ISO 8601, UTC. */
export const operatorUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** Null: no plan. */
  plan: z.enum(PLANS.map(({ name }) => name)).nullable(),
  /** Credits that can be spent, without those held for runs under way. */
  credits: z.int(),
  created_at: z.string(),
  locked_at: z.string().nullable(),
  /** Last use of a session that is still open, to within a few minutes; null: logged in nowhere. */
  last_seen_at: z.string().nullable(),
  is_operator: z.boolean(),
});

export type OperatorUser = z.infer<typeof operatorUserSchema>;

/** Answer of GET /operators/users/, the newest account first. */
export const operatorUsersSchema = z.object({
  users: z.array(operatorUserSchema),
  pagination: paginationSchema,
});

export type OperatorUsers = z.infer<typeof operatorUsersSchema>;

/** A movement of an account's credits, without what was made for them. */
const operatorMoveSchema = z.object({
  id: z.string(),
  kind: z.enum(CREDIT_MOVES),
  /** Credits moved, always positive: the kind tells the direction. */
  amount: z.int().min(1),
  timestamp: z.string(),
  job_id: z.string().nullable(),
  /** True: the run of the movement can be refunded, and this is its latest movement. */
  refundable: z.boolean(),
});

export type OperatorMove = z.infer<typeof operatorMoveSchema>;

/** Answer of GET /operators/users/{id}/. */
export const operatorUserDetailSchema = z.object({
  user: operatorUserSchema,
  /** Numbers of runs: under way, ended, and ended by a cancel. */
  runs: z.object({ running: z.int(), done: z.int(), canceled: z.int() }),
  /** The last 20 movements of credits, newest first. */
  moves: z.array(operatorMoveSchema),
});

export type OperatorUserDetail = z.infer<typeof operatorUserDetailSchema>;

/** Answer of POST /operators/users/{id}/grant-credits/: the credits that can be spent now. */
export const grantAnswerSchema = z.object({ credits: z.int() });

/** Answer of POST /operators/runs/{id}/refund/: the credits that were given back. */
export const refundAnswerSchema = z.object({ refunded: z.int() });

/** An entry of the audit log. Names are null for the terminal and for deleted accounts. */
const auditEntrySchema = z.object({
  id: z.int(),
  actor: z.enum(['terminal', 'operator']),
  operator_name: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  user_id: z.string(),
  username: z.string().nullable(),
  reason: z.string(),
  timestamp: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Answer of GET /operators/audit-log/, newest first. */
export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema),
  pagination: paginationSchema,
});

export type AuditLog = z.infer<typeof auditLogSchema>;

/** Answer of GET /operators/queue/: images under way, by the places that draw them. */
export const operatorQueueSchema = z.object({
  lanes: z.array(
    z.object({
      /** `workers`: engines on the product's own machines; else the id of an engine elsewhere. */
      lane: z.string(),
      waiting: z.int(),
      running: z.int(),
      /** Time that the longest waiting image has been due, in seconds; null: none waits. */
      oldest_seconds: z.number().nullable(),
    }),
  ),
});

export type OperatorQueue = z.infer<typeof operatorQueueSchema>;

/** Answer of GET /operators/engines/, in the order in which engines are asked. */
export const operatorEnginesSchema = z.object({
  engines: z.array(
    z.object({
      engine: z.string(),
      name: z.string(),
      /** `off`: the settings name nothing for it. */
      state: z.enum(['ready', 'away', 'off']),
      /** Images that it delivered in the last hour. */
      delivered: z.int(),
      /** Images of the last hour that it did not deliver: failed, or drawn by another engine. */
      failed: z.int(),
      /** Median time from claim to delivery in the last hour, in seconds; null: none came. */
      median_seconds: z.number().nullable(),
    }),
  ),
});

export type OperatorEngines = z.infer<typeof operatorEnginesSchema>;
