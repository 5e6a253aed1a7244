import { commandWords } from '@toile/contract';
import { Command } from 'cmdk';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadAsking } from '../../lib/load-asking.ts';
import { addPageWords } from '../../lib/page-words.ts';
import { useSession } from '../../lib/session.ts';
import { useTheme } from '../../lib/theme.ts';
import { CONTROL_CLASS } from '../../ui/control-class.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Action, Group, Place } from './command-rows.tsx';
import { KeyList } from './key-list.tsx';
import { LOG_OUT, type PlaceCommand, pageCommands, toolCommands } from './list-commands.ts';

addPageWords({ commands: commandWords });

const OwnDialog = lazy(async () => ({
  default: (await import('./own-dialog.tsx')).OwnDialog,
}));

/** Loaded apart: the keys work outside the pages that ask the server. */
const BoardCommands = lazy(async () => ({
  default: await loadAsking(async () => (await import('./board-commands.tsx')).BoardCommands),
}));

type View = 'list' | 'keys' | 'credits' | 'instructions';

type PaletteProps = {
  onClose: () => void;
  /** Element that had the focus before. */
  returnFocusTo: RefObject<HTMLElement | null>;
  /** Called once the search has the focus; returns what was typed before. */
  onReady: () => string;
};

/** A search over tools, pages and actions, and the list of keys. */
export function CommandPalette({ onClose, returnFocusTo, onReady }: PaletteProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('list');
  if (view === 'credits' || view === 'instructions') {
    return (
      <Suspense>
        <OwnDialog shows={view} onClose={onClose} returnFocusTo={returnFocusTo} />
      </Suspense>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={t(view === 'keys' ? 'commands.keys' : 'commands.title')}
    >
      {view === 'keys' ? (
        <KeyList onBack={() => setView('list')} />
      ) : (
        <CommandList onClose={onClose} onView={setView} onReady={onReady} />
      )}
    </Dialog>
  );
}

type ListProps = {
  onClose: () => void;
  onView: (view: View) => void;
  onReady: () => string;
};

function CommandList({ onClose, onView, onReady }: ListProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession();
  const { theme, toggle } = useTheme();
  const goTo = useGoTo(onClose);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const ready = useRef(onReady);
  useEffect(() => {
    input.current?.focus();
    setSearch(ready.current());
  }, []);
  return (
    <Command
      label={t('commands.title')}
      loop
      vimBindings={false}
      className="mt-4 flex flex-col gap-2"
    >
      <Command.Input
        ref={input}
        value={search}
        onValueChange={setSearch}
        aria-label={t('commands.search')}
        placeholder={t('commands.search')}
        className={CONTROL_CLASS}
      />
      <Command.List
        label={t('commands.title')}
        className="h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain"
      >
        <Command.Empty className="px-3 py-6 text-ink-soft">{t('commands.empty')}</Command.Empty>
        {isSignedIn && (
          <Group title={t('commands.tools')}>
            {toolCommands().map((one) => (
              <Place key={one.to} place={one} onChoose={goTo} />
            ))}
          </Group>
        )}
        <Group title={t('commands.pages')}>
          {pageCommands(isSignedIn).map((one) => (
            <Place key={one.to} place={one} onChoose={goTo} />
          ))}
        </Group>
        {isSignedIn && (
          <Suspense fallback={null}>
            <BoardCommands onChoose={goTo} />
          </Suspense>
        )}
        <Group title={t('commands.actions')}>
          <Action
            text={t(theme === 'dark' ? 'common.toLightTheme' : 'common.toDarkTheme')}
            onChoose={() => {
              toggle();
              onClose();
            }}
          />
          {isSignedIn && (
            <>
              <Action text={t('common.nav.myCredits')} onChoose={() => onView('credits')} />
              <Action text={t('common.nav.instructions')} onChoose={() => onView('instructions')} />
            </>
          )}
          <Action text={t('commands.keys')} onChoose={() => onView('keys')} />
          {isSignedIn && <Place place={LOG_OUT} onChoose={goTo} />}
        </Group>
      </Command.List>
    </Command>
  );
}

function useGoTo(onClose: () => void): (place: PlaceCommand) => void {
  const navigate = useNavigate();
  return ({ to, state }) => {
    onClose();
    void navigate(to, { state });
  };
}
