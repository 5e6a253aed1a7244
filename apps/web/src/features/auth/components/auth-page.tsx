import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui/page-heading.tsx';

type AuthPageProps = { title: string; intro: string; children: ReactNode };

/** A form on the left half of a pattern piece; the other half stays paper. */
export function AuthPage({ title, intro, children }: AuthPageProps) {
  return (
    <div className="page grid gap-12 lg:grid-cols-[minmax(0,27rem)_1fr] lg:gap-20">
      <div className="flex flex-col gap-8">
        <PageHeading intro={intro}>{title}</PageHeading>
        {children}
      </div>
      <PatternPiece />
    </div>
  );
}

/** A bodice front as a cutter draws it: stitch line, grain line, notches. An ornament. */
function PatternPiece() {
  return (
    <div aria-hidden="true" className="cross-paper hidden h-120 place-items-center lg:grid">
      <svg viewBox="0 0 300 380" fill="none" className="h-115 text-ink" stroke="currentColor">
        <path
          d="M60 350V150C60 110 40 90 52 40L120 20C128 62 160 84 206 84L240 96V350Z"
          fill="var(--raised)"
          strokeWidth="1.2"
        />
        <path
          d="M70 340V150C70 112 52 92 61 47L113 31C124 72 160 94 203 94L230 103V340Z"
          stroke="var(--accent)"
          strokeWidth="1.4"
          strokeDasharray="7 5"
        />
        <path d="M150 130V310M145 140l5-10 5 10M145 300l5 10 5-10" strokeWidth="1.2" />
        <path
          d="M60 230l-9-5v10zM240 190l9-5v10zM240 200l9-5v10z"
          fill="var(--accent)"
          stroke="none"
        />
        <path d="M100 350l22-96 22 96" strokeWidth="1" strokeDasharray="3 3" />
      </svg>
    </div>
  );
}
