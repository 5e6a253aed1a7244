import {
  GRANT_MAX_CREDITS,
  operatorWords,
  REASON_MAX_LENGTH,
  REASON_MIN_LENGTH,
} from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { Deed, DeedForm as Values } from '../api/do-deed.ts';

type DeedFormProps = {
  kind: Deed['kind'];
  pending: boolean;
  error: Error | null;
  onCancel: () => void;
  onSubmit: (values: Values) => void;
};

function findReasonFault(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length < REASON_MIN_LENGTH) return operatorWords.faults.reasonTooShort;
  return length > REASON_MAX_LENGTH ? operatorWords.faults.reasonTooLong : undefined;
}

function findCreditsFault(credits: string): string | undefined {
  const number = Number(credits);
  const fits = Number.isInteger(number) && number >= 1 && number <= GRANT_MAX_CREDITS;
  return fits ? undefined : operatorWords.faults.grantCredits;
}

/** The reason of a deed, and the credits of a grant. */
export function DeedForm({ kind, pending, error, onCancel, onSubmit }: DeedFormProps) {
  const { t } = useTranslation();
  const isGrant = kind === 'grant';
  const form = useForm({
    initial: { credits: '', reason: '' },
    findFaults: ({ credits, reason }) => ({
      credits: isGrant ? findCreditsFault(credits) : undefined,
      reason: findReasonFault(reason),
    }),
    sparesUntouched: true,
    onSubmit: ({ credits, reason }) =>
      onSubmit({ reason: reason.trim(), credits: Number(credits) }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="mt-6 flex flex-col gap-5">
      {isGrant && (
        <TextField
          {...form.field('credits')}
          label={t('operators.deeds.grant.credits')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        {...form.field('reason')}
        label={t('operators.deeds.reason')}
        hint={t('operators.deeds.reasonHint')}
        autoComplete="off"
      />
      <FaultList
        title={t('operators.deeds.faultsTitle')}
        faults={error ? errorTexts(error, form.amended) : []}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onCancel}>
          {t('operators.deeds.cancel')}
        </Button>
        <Button type="submit" look={kind === 'lock' ? 'danger' : 'accent'} pending={pending}>
          {pending ? t('operators.deeds.pending') : t(`operators.deeds.${kind}.submit`)}
        </Button>
      </div>
    </form>
  );
}
