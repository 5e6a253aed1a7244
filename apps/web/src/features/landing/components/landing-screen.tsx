import { landingWords } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { addPageWords } from '../../../lib/page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ClothSlideshow } from './cloth-slideshow.tsx';
import { Hero } from './hero.tsx';
import { SwatchWall } from './swatch-wall.tsx';
import { ToolCards } from './tool-cards.tsx';

addPageWords({ landing: landingWords });

type LandingScreenProps = { onLogin: () => void; onRegister: () => void };

/** What a visitor sees first: the cloth, the words, and the seven tools. */
export function LandingScreen({ onLogin, onRegister }: LandingScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid border-b border-hairline lg:min-h-[min(44rem,calc(100dvh-4rem))] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <Hero>
          <Button look="accent" onClick={onRegister}>
            {t('landing.register')}
          </Button>
          <Button look="outline" onClick={onLogin}>
            {t('landing.login')}
          </Button>
        </Hero>
        <ClothSlideshow />
      </div>
      <SwatchWall />
      <ToolCards />
    </>
  );
}
