import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { isInstalled, INSTALL } from '../../bin/swift.mjs';
import { AwsClient } from 'aws4fetch';
import { freePort } from './free-port.ts';

const START_TIMEOUT = 60_000; // ms
const BUCKETS = ['first-files', 'other-files'];
const REGION = 'us-east-1';
const KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

/** Starts Swift on this machine, with its S3 API and empty buckets: one server of each kind. */
export async function startSwift() {
  if (!isInstalled()) throw new Error(`Swift is missing. Install it first: ${INSTALL}`);
  const folder = mkdtempSync(join(tmpdir(), 'plinth-swift-'));
  const servers: ChildProcess[] = [];
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = plinth\n[storage-policy:0]\nname = only\ndefault = yes\n',
  );
  const proxyPort = await freePort();
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort();
    makeRing(kind, port);
    start(
      kind,
      `${common(port)}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
  }
  start('proxy', common(proxyPort) + PROXY);

  /** Servers on a busy machine wait longer for one another than the half second that Swift allows for a connection. */
  function common(port: number) {
    const { username } = userInfo();
    return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
user = ${username}
workers = 0
log_level = ERROR
conn_timeout = 60
node_timeout = 60
`;
  }

  function makeRing(kind: string, port: number) {
    const builder = (...args: string[]) =>
      execFileSync('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: folder, stdio: 'ignore' });
    builder('create', '4', '1', '1');
    builder('add', `r1z1-127.0.0.1:${port}/d1`, '1');
    builder('rebalance');
  }

  function start(kind: string, text: string) {
    write(`${kind}-server.conf`, text);
    servers.push(spawn(`swift-${kind}-server`, [join(folder, `${kind}-server.conf`)], { stdio: 'ignore' }));
  }

  function write(name: string, text: string) {
    writeFileSync(join(folder, name), text);
  }

  async function stop() {
    for (const server of servers) {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }

  const endpoint = `http://127.0.0.1:${proxyPort}`;
  for (const bucket of BUCKETS) await makeBucket(endpoint, bucket);
  return {
    /** What makes Plinth use each of the buckets. */
    variables: BUCKETS.map((bucket) => ({
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    })),
    stop,
  };
}

/** Makes a bucket as soon as all servers respond. */
async function makeBucket(endpoint: string, bucket: string) {
  const aws = new AwsClient({ ...KEYS, region: REGION, service: 's3', retries: 0 });
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    const status = await aws.fetch(`${endpoint}/${bucket}`, { method: 'PUT' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (Date.now() > deadline) throw new Error(`Swift did not start; it answered ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const PROXY = `[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:2
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${KEYS.secretAccessKey} .admin
`;
