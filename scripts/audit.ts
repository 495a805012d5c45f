/** npm run audit:check: walks the audit trail and names what was altered, removed or inserted, also beside a running server. */
import { readEnv } from '#app/platform/env.server.ts';
import { type AuditCheck, checkAudit } from '#app/platform/record/audit-chain.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { askServer } from '#server/control.ts';
import { runCommand } from './command.ts';

async function checked(): Promise<AuditCheck> {
  const env = readEnv();
  const asked = await askServer(env.DATA_DIR, '/audit', '');
  if (asked) return JSON.parse(asked) as AuditCheck;
  const connection = await openDatabase(env);
  try {
    await connection.migrate();
    return await checkAudit(connection.db, env.APP_SECRET);
  } finally {
    await connection.close();
  }
}

await runCommand(async () => {
  const { lines, faults, head } = await checked();
  const found = faults.map(
    ({ kind, audit_id, seal_id }) => `  ${kind}: ${audit_id === null ? `link ${seal_id}` : `line ${audit_id}`}`,
  );
  if (found.length > 0) throw new Error([`The audit trail was touched, ${lines} lines:`, ...found].join('\n'));
  return `${lines} lines, none altered, removed or inserted. Head ${head.seal_id}: ${head.chain}`;
});
