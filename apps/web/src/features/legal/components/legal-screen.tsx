import { formatMessage, legalTexts } from '@toile/contract';
import { PageHeading } from '../../../ui/page-heading.tsx';

/** One of the two legal texts, by its key of the message table. */
export function LegalScreen({ text }: { text: 'terms' | 'cookies' }) {
  const { title, sections } = legalTexts[text];
  return (
    <article className="page">
      <PageHeading intro={formatMessage(legalTexts.updated, { date: legalTexts.since })}>
        {title}
      </PageHeading>
      <div className="mt-12 border-t border-ink">
        {sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-2 border-b border-hairline py-6 md:grid-cols-3 md:gap-x-10"
          >
            <h2 className="title-section text-xl">{section.title}</h2>
            <p className="max-w-[62ch] md:col-span-2">{section.text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
