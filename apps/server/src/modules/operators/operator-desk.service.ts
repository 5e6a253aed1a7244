import {
  type AuditLog,
  OPERATOR_PAGE_SIZE,
  type OperatorEngines,
  type OperatorQueue,
  type OperatorUser,
  type OperatorUserDetail,
  type OperatorUsers,
  PLANS,
  paginate,
} from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { CreditHistoryService } from '../credits/credit-history.service.ts';
import type { EngineChoice } from '../engines/engine-choice.ts';
import { readLanes } from '../engines/lane-figures.ts';
import { type AuditRow, countAuditEntries, listAuditEntries } from './audit-log.repository.ts';
import { readEngineHour } from './engine-hour.repository.ts';
import { countRuns, listRefundable } from './operated-runs.repository.ts';
import { countUsers, listUsers, type OperatedUserRow } from './operated-users.repository.ts';

export type OperatorDeskDeps = {
  database: Database;
  creditHistory: Pick<CreditHistoryService, 'list'>;
  engineChoice: Pick<EngineChoice, 'listStates' | 'nameOf' | 'listLaneIds'>;
  /** The payment provider whose plans count. */
  payments: { provider: string };
  /** Ids of all engines that settings could turn on. */
  knownEngines: readonly string[];
  clock: Clock;
};

function toUser({ priceId, createdAt, lockedAt, seenAt, isOperator, ...row }: OperatedUserRow) {
  return {
    ...row,
    plan: PLANS.find((plan) => plan.priceId === priceId)?.name ?? null,
    created_at: createdAt.toISOString(),
    locked_at: lockedAt?.toISOString() ?? null,
    last_seen_at: seenAt?.toISOString() ?? null,
    is_operator: isOperator,
  } satisfies OperatorUser;
}

const toEntry = ({ id, actor, action, userId, username, reason, ...row }: AuditRow) => ({
  id,
  actor,
  operator_name: row.operatorName,
  action,
  user_id: userId,
  username,
  reason,
  timestamp: row.createdAt.toISOString(),
});

/** What operators read: accounts, the queue, engines, and the audit log. No pictures, no prompts. */
export function createOperatorDesk(deps: OperatorDeskDeps) {
  const { database, creditHistory, engineChoice, payments, knownEngines, clock } = deps;
  const reading = () => ({ provider: payments.provider, now: clock() });

  /** The last movements of credits; a run that can be refunded is marked at its latest one. */
  async function listMoves(userId: string): Promise<OperatorUserDetail['moves']> {
    const { moves } = await creditHistory.list(userId, 1);
    const runIds = new Set(moves.flatMap(({ job_id }) => job_id ?? []));
    const refundable = await listRefundable(database, { userId, runIds: [...runIds] });
    return moves.map(({ id, kind, amount, timestamp, job_id }) => {
      const isFirst = job_id !== null && runIds.delete(job_id);
      const isRefundable = isFirst && refundable.has(job_id);
      return { id, kind, amount, timestamp, job_id, refundable: isRefundable };
    });
  }

  return {
    /** Accounts whose name or e-mail begins so, the newest first. */
    async findUsers({ q, page }: { q: string; page: number }): Promise<OperatorUsers> {
      const search = { beginning: q };
      const total = await countUsers(database, search);
      const pagination = paginate({ page, pageSize: OPERATOR_PAGE_SIZE, total });
      const offset = (pagination.current_page - 1) * OPERATOR_PAGE_SIZE;
      const range = { limit: OPERATOR_PAGE_SIZE, offset };
      const rows = await listUsers(database, { ...reading(), search, ...range });
      return { users: rows.map(toUser), pagination };
    },

    /** An account with its runs in numbers and its last credits. @throws AppError notFound */
    async getUser(id: string): Promise<OperatorUserDetail> {
      const one = { search: { id }, limit: 1, offset: 0 };
      const [row] = await listUsers(database, { ...reading(), ...one });
      if (!row) throw new AppError('notFound');
      const [runs, moves] = await Promise.all([countRuns(database, id), listMoves(id)]);
      return { user: toUser(row), runs, moves };
    },

    /** A page of the audit log, newest first. */
    async readAuditLog(page: number): Promise<AuditLog> {
      const total = await countAuditEntries(database);
      const pagination = paginate({ page, pageSize: OPERATOR_PAGE_SIZE, total });
      const offset = (pagination.current_page - 1) * OPERATOR_PAGE_SIZE;
      const rows = await listAuditEntries(database, { limit: OPERATOR_PAGE_SIZE, offset });
      return { entries: rows.map(toEntry), pagination };
    },

    /** Images that wait and are drawn, by lane; those of engines in service also while empty. */
    async readQueue(): Promise<OperatorQueue> {
      const figures = new Map((await readLanes(database)).map((row) => [row.lane, row]));
      const lanes = new Set([...engineChoice.listLaneIds(), ...figures.keys()]);
      return {
        lanes: [...lanes].map((lane) => {
          const { queued = 0, running = 0, oldestSeconds = 0 } = figures.get(lane) ?? {};
          const oldest = queued === 0 ? null : Math.max(0, oldestSeconds);
          return { lane, waiting: queued, running, oldest_seconds: oldest };
        }),
      };
    },

    /** Engines in service with their state, then those that are off, and their last hour. */
    async readEngines(): Promise<OperatorEngines> {
      const [states, hour] = await Promise.all([
        engineChoice.listStates(),
        readEngineHour(database),
      ]);
      const hours = new Map(hour.map((row) => [row.engine, row]));
      const ids = new Set([...Object.keys(states), ...knownEngines]);
      return {
        engines: [...ids].map((engine) => {
          const { delivered = 0, failed = 0, medianSeconds = null } = hours.get(engine) ?? {};
          return {
            engine,
            name: engineChoice.nameOf(engine),
            state: states[engine] ?? ('off' as const),
            delivered,
            failed,
            median_seconds: medianSeconds,
          };
        }),
      };
    },
  };
}

export type OperatorDesk = ReturnType<typeof createOperatorDesk>;
