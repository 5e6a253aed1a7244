import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { findNameFault } from '../model/find-name-fault.ts';

type NameFormProps = { pending: boolean; onSubmit: (name: string) => void };

/** The name of a new board that pictures go on. */
export function NameForm({ pending, onSubmit }: NameFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { name: '' },
    findFaults: ({ name }) => ({ name: findNameFault(name) }),
    sparesUntouched: true,
    onSubmit: ({ name }) => onSubmit(name.trim()),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      <TextField {...form.field('name')} label={t('boards.newName')} autoComplete="off" />
      <Button type="submit" look="outline" pending={pending} className="self-start">
        {t('boards.makeAndAdd')}
      </Button>
    </form>
  );
}
