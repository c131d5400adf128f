import { Badge } from "#ui/badge.tsx";

export function TestModeLabel() {
  return (
    <p>
      <Badge tone="low">Test mode: no card is charged</Badge>
    </p>
  );
}
