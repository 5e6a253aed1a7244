import { describe, expect, test } from 'vitest';
import { type WebhookCall, WebhookRefusal } from '../../adapters/payments/payments-port.ts';
import { BASIC, openDesk } from './payments-desk.ts';
import type { OpenPayments, PaymentsHarness } from './payments-harness.ts';

export function describeEvents(open: OpenPayments): void {
  describe('events', () => {
    async function openWithCall() {
      const desk = await openDesk(open);
      await desk.subscribe(BASIC);
      const calls = await desk.takeCalls();
      const [call] = calls;
      if (!call) throw new Error('No call was made');
      const signAt = (body: Buffer, seconds: number) => ({
        body,
        signature: desk.sign(body, new Date(desk.clock().getTime() + seconds * 1000)),
      });
      return { desk, call, calls, signAt };
    }

    function expectRefused(harness: PaymentsHarness, call: WebhookCall) {
      return expect(harness.payments.readEvent(call)).rejects.toBeInstanceOf(WebhookRefusal);
    }

    test('each tells whose account changed, under an id of its own', async () => {
      const { desk, calls } = await openWithCall();
      const events = await Promise.all(calls.map((call) => desk.payments.readEvent(call)));
      expect(events.some(({ customerId }) => customerId === desk.customerId)).toBe(true);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      const [event] = events;
      const [call] = calls;
      if (!call) throw new Error('No call was made');
      expect(await desk.payments.readEvent(call)).toEqual(event);
      const other = await desk.payments.readEvent(desk.asOtherEvent(call));
      expect(other).toMatchObject({ customerId: event?.customerId });
      expect(other.id).not.toBe(event?.id);
      await desk.close();
    });

    test('are refused when forged, unsigned, or written anew', async () => {
      const { desk, call } = await openWithCall();
      await expectRefused(desk, { ...call, signature: undefined });
      await expectRefused(desk, { ...call, signature: '' });
      await expectRefused(desk, {
        ...call,
        signature: call.signature?.replace(/.$/, (hex) => (hex === '0' ? '1' : '0')),
      });
      const rewritten = Buffer.from(
        `${JSON.stringify(JSON.parse(call.body.toString()), null, 3)} `,
      );
      await expectRefused(desk, { ...call, body: rewritten });
      await expectRefused(desk, { ...call, body: Buffer.concat([call.body, Buffer.from('\n')]) });
      await expectRefused(desk, { ...call, body: Buffer.alloc(0) });
      await desk.close();
    });

    test('are refused when they are more than 300 s old, or are no events', async () => {
      const { desk, call, signAt } = await openWithCall();
      await expect(desk.payments.readEvent(signAt(call.body, -290))).resolves.toBeDefined();
      await expectRefused(desk, signAt(call.body, -302));
      await expectRefused(desk, signAt(Buffer.from('not json'), 0));
      await desk.close();
    });
  });
}
