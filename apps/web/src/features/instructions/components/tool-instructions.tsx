import type { Tool } from '@toile/tools';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useOpening } from '../model/use-opening.ts';

const InstructionScreen = lazy(async () => ({
  default: (await import('./instruction-screen.tsx')).InstructionScreen,
}));

type ToolInstructionsProps = {
  tool: Tool;
  /** Name of the user. */
  owner: string;
  /** True: nothing was begun in the tool, now or before a reload. */
  isFresh: boolean;
};

/**
 * The button that opens a tool's instructions, and the instructions, which open by themselves, too.
 */
export function ToolInstructions(props: ToolInstructionsProps) {
  const { t } = useTranslation();
  const { isOpen, ask, dismiss } = useOpening(props);
  const button = useRef<HTMLButtonElement>(null);
  // Its code loads when it first opens.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        onClick={ask}
        className="-ml-3 px-3 max-md:in-data-under-way:gap-0 max-md:in-data-under-way:px-3"
      >
        <Icon name="help" />
        <span className="max-md:in-data-under-way:sr-only">{t('instructions.open')}</span>
      </Button>
      <Suspense fallback={null}>
        {wasOpened && (
          <InstructionScreen
            tool={props.tool}
            open={isOpen}
            onDismiss={dismiss}
            returnFocusTo={button}
          />
        )}
      </Suspense>
    </>
  );
}
