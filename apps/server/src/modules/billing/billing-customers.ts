import type { PaymentsPort } from '../../adapters/payments/payments-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { SessionUser } from '../../platform/session.ts';
import { type CustomerKey, findCustomerOfUser, insertCustomer } from './customers.repository.ts';

/** A user as the payment provider knows them. */
export type Payer = Pick<SessionUser, 'id' | 'email' | 'username'>;

/** Users as the payment provider's customers. */
export function createBillingCustomers({
  database,
  payments,
}: {
  database: Database;
  payments: PaymentsPort;
}) {
  const { provider } = payments;

  async function find(userId: string): Promise<CustomerKey | undefined> {
    const row = await findCustomerOfUser(database, { userId, provider });
    if (row?.closedAt) throw new AppError('conflict');
    return row && { provider, customerId: row.id };
  }

  return {
    find,

    /** The user's customer, made at the first call; simultaneous calls make one. */
    async ensure({ id: userId, email, username }: SessionUser): Promise<CustomerKey> {
      const known = await find(userId);
      if (known) return known;
      const { customerId } = await payments.createCustomer({ userId, email, username });
      await insertCustomer(database, { provider, customerId, userId });
      const customer = await find(userId);
      if (!customer) throw new Error('A customer was not written');
      return customer;
    },

    /**
     * Updates a user's name and e-mail at the provider; does nothing for a user who is no customer.
     */
    async update({ id: userId, email, username }: Payer): Promise<void> {
      const row = await findCustomerOfUser(database, { userId, provider });
      if (row && !row.closedAt) await payments.updateCustomer(row.id, { email, username });
    },
  };
}
