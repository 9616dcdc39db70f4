/** Why a backup cannot be made or brought back, in words for whoever asked for it. */
export class BackupFault extends Error {}
