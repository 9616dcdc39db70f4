import type { AggregatorRegistry, PrometheusContentType, Registry } from 'prom-client';
import { answerWorkers, askSupervisor } from './ask.ts';

/** In a server process: makes this process's figures part of the sum. */
export async function answerFigures(registry: Registry): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client');
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

let underWay: Promise<string> | undefined;

/** In a server process: the figures of all processes, added up by the supervisor. Who asks meanwhile gets the same. */
export function askFigures(): Promise<string> {
  underWay ??= askSupervisor('figures', 5000).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** In the supervisor: answers every process that asks. */
export function gatherFigures(): void {
  let gatherer: AggregatorRegistry<PrometheusContentType> | undefined;
  answerWorkers('figures', async () => {
    // Loaded for the first who asks: many shops are never asked.
    gatherer ??= new (await import('prom-client')).AggregatorRegistry();
    return gatherer.clusterMetrics().catch((error: Error) => `# ${error.message}\n`);
  });
}
