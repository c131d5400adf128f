export function isInstallDue(wanted: { hasTools: boolean; folder?: string }): boolean;
