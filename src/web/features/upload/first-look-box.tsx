import { FIRST_LOOK } from "#shared/limits.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";

interface FirstLookBoxProps {
  checked: boolean;
  disabled: boolean;
  cvCount: number;
  onChange: (checked: boolean) => void;
}

export function FirstLookBox({ checked, disabled, cvCount, onChange }: FirstLookBoxProps) {
  return (
    <Checkbox checked={checked} disabled={disabled} onChange={onChange}>
      <span className="block font-medium text-ink">Look at ten first</span>
      Screens {FIRST_LOOK.default} of the {cvCount} CVs and shows how the criteria divide them. You can change the
      criteria before the others follow; no CV is read or counted twice.
    </Checkbox>
  );
}
