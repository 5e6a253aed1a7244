import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

type FaultListProps = { title: string; faults: readonly string[] };

/** Faults of a form, as a list; takes the focus when it appears. */
export function FaultList({ title, faults }: FaultListProps) {
  return faults.length === 0 ? null : <FaultBox title={title} faults={faults} />;
}

function FaultBox({ title, faults }: FaultListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="border border-danger bg-danger/6 px-4 py-3"
    >
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon name="alert" className="size-4.5" />
        {title}
      </p>
      <ul className="mt-1 list-disc pl-11">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
