import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceCommand } from './list-commands.ts';

/** Commands of one kind, under their title. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={title}
      className="py-1 [&_[cmdk-group-heading]]:annotation [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm"
    >
      {children}
    </Command.Group>
  );
}

type PlaceProps = {
  place: PlaceCommand;
  /** Tells it from others of the same name. */
  value?: string;
  onChoose: (place: PlaceCommand) => void;
};

/** A page or a tool that a command leads to. */
export function Place({ place, value, onChoose }: PlaceProps) {
  const { t } = useTranslation();
  const text = place.name ?? t(place.label);
  return <Action text={text} value={value} also={place.also} onChoose={() => onChoose(place)} />;
}

type ActionProps = {
  text: string;
  value?: string | undefined;
  also?: readonly string[];
  onChoose: () => void;
};

const NO_WORDS: readonly string[] = [];

/** A command. */
export function Action({ text, value = text, also = NO_WORDS, onChoose }: ActionProps) {
  return (
    <Command.Item
      value={value}
      keywords={[...also]}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center rounded px-3 aria-selected:bg-sunk"
    >
      {text}
    </Command.Item>
  );
}
