import { boardFaultWords, COMMENT_NAME_MAX_LENGTH, COMMENT_TEXT_MAX_LENGTH } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { useCallLock } from '../../../lib/api/use-call-lock.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusOnce } from '../../../ui/use-focus-once.ts';
import { useForm } from '../../../ui/use-form.ts';
import { useSendComment } from '../api/send-comment.ts';

type CommentFormProps = {
  boardKey: string;
  pictureId: string | null;
  label: string;
  name: string;
  onName: (name: string) => void;
  onSent: (comment: { name: string; text: string }) => void;
  onCancel: () => void;
};

/** Faults of a name and a text, by the server's rules. */
function findFaults({ name, text }: { name: string; text: string }) {
  const nameLength = name.trim().length;
  const textLength = text.trim().length;
  return {
    name:
      nameLength === 0
        ? boardFaultWords.commentNameRequired
        : nameLength > COMMENT_NAME_MAX_LENGTH
          ? boardFaultWords.commentNameTooLong
          : undefined,
    text:
      textLength === 0
        ? boardFaultWords.commentRequired
        : textLength > COMMENT_TEXT_MAX_LENGTH
          ? boardFaultWords.commentTooLong
          : undefined,
  };
}

/** A comment on a board or a picture: name and text. */
export function CommentForm(props: CommentFormProps) {
  const { boardKey, pictureId, label, name, onName, onSent, onCancel } = props;
  const { t } = useTranslation();
  const { mutate, isPending, error } = useSendComment();
  const lock = useCallLock();
  const first = useFocusOnce<HTMLInputElement>(true);
  const form = useForm({
    initial: { name, text: '', website: '' },
    findFaults,
    sparesUntouched: true,
    onSubmit: (comment) => {
      if (!lock.take()) return;
      onName(comment.name.trim());
      mutate(
        { ...comment, key: boardKey, picture_id: pictureId },
        { onSuccess: () => onSent(comment), onSettled: lock.release },
      );
    },
  });
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={form.submit}
      className="flex max-w-xl flex-col gap-4"
    >
      <TextField
        {...form.field('name')}
        ref={first}
        label={t('sharedBoard.name')}
        autoComplete="name"
      />
      <TextArea {...form.field('text')} label={t('sharedBoard.text')} />
      {/* A trap for programs: people neither see it nor come to it. */}
      <div hidden>
        <TextField
          {...form.field('website')}
          label={t('sharedBoard.website')}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <FaultList
        title={t('sharedBoard.sentFailed')}
        faults={error && !isPending ? errorTexts(error, form.amended) : []}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="accent" pending={isPending}>
          {t('sharedBoard.send')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
