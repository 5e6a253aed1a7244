import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';

export type EntrancesProps = { onLogin: () => void; onRegister: () => void };

/** `isBeside`: something else is the purpose of the place. */
type EntrancesLook = { isBeside?: boolean };

/** The two buttons to log in and to register. */
export function Entrances({ onLogin, onRegister, isBeside }: EntrancesProps & EntrancesLook) {
  const { t } = useTranslation();
  return (
    <div className={classNames('flex gap-3', !isBeside && 'flex-wrap')}>
      <Entrance path="/register" look={isBeside ? 'ink' : 'accent'} onEnter={onRegister}>
        {t('landing.register')}
      </Entrance>
      <Entrance path="/login" look="outline" onEnter={onLogin}>
        {t('landing.login')}
      </Entrance>
    </div>
  );
}

type EntranceProps = {
  path: string;
  look: 'accent' | 'ink' | 'outline';
  onEnter: () => void;
  children: string;
};

/** Opens the dialog; links to the page itself until the page's code has arrived. */
function Entrance({ path, look, onEnter, children }: EntranceProps) {
  return (
    <form
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <Button type="submit" look={look} className={look === 'outline' ? 'min-w-24' : 'min-w-28'}>
        {children}
      </Button>
    </form>
  );
}
