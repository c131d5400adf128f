import { Menu } from "#ui/overlay/menu.tsx";

interface ProToolsMenuProps {
  isBusy: boolean;
  onExportAll: () => void;
  onExportReports: () => void;
  onEmailGenerator: () => void;
}

export function ProToolsMenu({ isBusy, onExportAll, onExportReports, onEmailGenerator }: ProToolsMenuProps) {
  return (
    <Menu
      label="Pro Tools"
      items={[
        { label: "Export All to CSV", onChoose: onExportAll, isDisabled: isBusy },
        { label: "Export Reports", onChoose: onExportReports, isDisabled: isBusy },
        { label: "Email Generator", onChoose: onEmailGenerator },
      ]}
    />
  );
}
