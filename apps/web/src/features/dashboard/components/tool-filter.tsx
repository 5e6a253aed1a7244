import type { ToolId } from '@toile/contract';
import { findTool, listTools } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { Icon } from '../../../ui/icon.tsx';

type ToolFilterProps = { value: ToolId | undefined; onChange: (tool: ToolId | undefined) => void };

/** All tools, or one of them. */
export function ToolFilter({ value, onChange }: ToolFilterProps) {
  const { t } = useTranslation();
  return (
    <div className="relative max-sm:w-full">
      <select
        aria-label={t('dashboard.filter')}
        value={value ?? ''}
        onChange={({ target }) => onChange(findTool(target.value)?.id)}
        className={`${CONTROL_CLASS} cursor-pointer appearance-none pr-10!`}
      >
        <option value="">{t('dashboard.allTools')}</option>
        {listTools().map(({ id, words }) => (
          <option key={id} value={id}>
            {words.name}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
