import { PasswordField } from "#ui/form/password-field.tsx";

export interface NewPassword {
  password: string;
  confirmation: string;
}

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  value: NewPassword;
  hint: string;
  errors: Partial<Record<keyof NewPassword, string | undefined>>;
  onChange: (part: Partial<NewPassword>) => void;
}

export function NewPasswordFields({ label, confirmLabel, value, hint, errors, onChange }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        value={value.password}
        error={errors.password}
        hint={hint}
        onChange={(value) => onChange({ password: value })}
      />
      <PasswordField
        label={confirmLabel}
        name="confirm-password"
        autoComplete="new-password"
        value={value.confirmation}
        error={errors.confirmation}
        onChange={(value) => onChange({ confirmation: value })}
      />
    </>
  );
}
