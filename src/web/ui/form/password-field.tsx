import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export function PasswordField(props: Omit<TextFieldProps, "type" | "trailing">) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const label = `${isShown ? "Hide" : "Show"} ${props.label.toLowerCase()}`;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      trailing={
        <IconButton label={label} onClick={() => setShown(!isShown)}>
          <Icon size={18} aria-hidden />
        </IconButton>
      }
    />
  );
}
