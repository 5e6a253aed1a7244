import type { Tool } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOpenTool } from '../../../lib/open-tools.ts';
import { toolPath } from '../../../lib/tool-path.ts';
import { keepWantedTool } from '../../../lib/wanted-tool.ts';
import { Icon } from '../../../ui/icon.tsx';
import { findLandingPicture } from '../model/landing-picture.ts';
import { Comparison } from './comparison.tsx';
import { LandingImage } from './landing-image.tsx';
import { SpokenBrief } from './spoken-brief.tsx';

type ToolPlateProps = { tool: Tool; sizes: string; className: string };

const SIZE = { width: 640, height: 800 };

/** A tool as a plate of a fashion journal: its input, its result, and the link to it. */
export function ToolPlate({ tool, sizes, className }: ToolPlateProps) {
  const { t } = useTranslation();
  const name = tool.words.name;
  const { words, givenAlt = '', madeAlt } = tool.plate;
  const given = findLandingPicture(`plates/${tool.id}-given`);
  const made = findLandingPicture(`plates/${tool.id}-made`);
  const image = { sizes, size: SIZE, className: 'absolute inset-0 size-full object-cover' };
  return (
    <li className={className}>
      {made && (
        <Comparison
          label={t('landing.plates.line', { tool: name })}
          before={
            given ? (
              <LandingImage {...image} picture={given} alt={givenAlt} />
            ) : (
              <SpokenBrief words={words} />
            )
          }
          after={<LandingImage {...image} picture={made} alt={madeAlt} />}
        />
      )}
      <h3 className="title-section mt-2 text-lg sm:text-xl">
        <Link to={toolPath(tool.id)} onClick={() => keepWantedTool(tool.id)} className={LINK_CLASS}>
          {name}
          <Icon
            name="arrowRight"
            className="shrink-0 text-accent max-sm:size-4 transition-transform group-hover/link:translate-x-1"
          />
        </Link>
      </h3>
      <p className="leading-snug text-ink-soft">{tool.words.summaryOfKept ?? tool.words.summary}</p>
      <p className="annotation mt-1.5 text-sm">{given ? words : t('landing.plates.wordsOnly')}</p>
      {!isOpenTool(tool) && <p className="annotation mt-2">{t('common.nav.beingBuilt')}</p>}
    </li>
  );
}

const LINK_CLASS =
  'group/link inline-flex min-h-8 items-center gap-1.5 underline-offset-4 decoration-accent hover:underline';
