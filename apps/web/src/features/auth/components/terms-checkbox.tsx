import { Trans } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type TermsCheckboxProps = {
  checked: boolean;
  error?: string;
  onChange: (agreed: boolean) => void;
  onBlur: () => void;
};

/** Agreement to both legal pages, which open beside the form so that nothing typed is lost. */
export function TermsCheckbox({ checked, error, onChange, onBlur }: TermsCheckboxProps) {
  return (
    <Checkbox
      name="termsAgrement"
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
      label={
        <Trans
          i18nKey="auth.register.terms"
          components={{
            terms: <TextLink to="/terms-of-service" target="_blank" />,
            cookies: <TextLink to="/cookie-policy" target="_blank" />,
          }}
        />
      }
    />
  );
}
