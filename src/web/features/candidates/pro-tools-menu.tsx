import { formatCount } from "#lib/format.ts";
import { Menu } from "#ui/overlay/menu.tsx";

interface ProToolsMenuProps {
  isBusy: boolean;
  /** How many the filters leave; undefined where there are none. */
  narrowedTo: number | undefined;
  onExportAll: () => void;
  onExportReports: () => void;
  onEmailGenerator: () => void;
}

export function ProToolsMenu(props: ProToolsMenuProps) {
  const { isBusy, narrowedTo, onExportAll, onExportReports, onEmailGenerator } = props;
  const shown = narrowedTo === undefined ? "" : ` (${formatCount(narrowedTo)} shown)`;
  return (
    <Menu
      label="Pro Tools"
      items={[
        { label: `Export All to CSV${shown}`, onChoose: onExportAll, isDisabled: isBusy },
        { label: "Export Reports", onChoose: onExportReports, isDisabled: isBusy },
        { label: "Email Generator", onChoose: onEmailGenerator },
      ]}
    />
  );
}
