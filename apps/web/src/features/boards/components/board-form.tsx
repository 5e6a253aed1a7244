import { BOARD_NOTE_MAX_LENGTH, boardFaultWords, type NewBoard } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { findNameFault } from '../model/find-name-fault.ts';

type BoardFormProps = {
  initial: NewBoard;
  submit: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (board: NewBoard) => void;
};

/** Name and note of a board. */
export function BoardForm({ initial, submit, pending, error, onSubmit }: BoardFormProps) {
  const { t } = useTranslation();
  const form = useForm<NewBoard>({
    initial,
    findFaults: ({ name, note }) => ({
      name: findNameFault(name),
      note: note.trim().length > BOARD_NOTE_MAX_LENGTH ? boardFaultWords.noteTooLong : undefined,
    }),
    sparesUntouched: true,
    onSubmit: ({ name, note }) => onSubmit({ name: name.trim(), note: note.trim() }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="mt-6 flex flex-col gap-5">
      <TextField {...form.field('name')} label={t('boards.name')} autoComplete="off" />
      <TextArea {...form.field('note')} label={t('boards.note')} hint={t('boards.optional')} />
      <FormFoot
        form={form}
        pending={pending}
        submit={submit}
        faultsTitle={t('boards.faultsTitle')}
        error={error}
      />
    </form>
  );
}
