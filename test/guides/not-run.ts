/** How the lines begin that no test runs, each with the reason. Everything else in a guide is run. */
export const NOT_RUN: Record<string, string> = {
  'apt-get ': 'installs packages on the machine',
  'buildah ': 'builds an image, which needs base images of a registry',
  'certbot ': 'asks an authority for a certificate',
  'chown ': 'the machine of the test has one user',
  'docker ': 'needs a daemon and base images of a registry; test/repository/containers.test.ts reads the files',
  'git clone ': 'stands for an address that the reader knows',
  'git pull': 'stands for an address that the reader knows',
  'journalctl ': 'reads the log of systemd',
  'nginx -t': 'reads /etc/nginx; test/long/proxies.test.ts checks the file',
  'npm run bench steps': 'measures for minutes',
  'npm run release': 'builds and packs; test/long/release.test.ts does',
  'podman ': 'runs an image, which needs base images of a registry',
  'rclone ': 'copies to the store, with a tool of the reader’s choice',
  'runuser -u postgres ': 'is for the superuser of PostgreSQL; the test makes the database',
  'scp ': 'copies to another machine',
  'ss ': 'lists the ports of the machine',
  'systemctl reload caddy': 'the proxy is not there; test/long/proxies.test.ts checks its file',
  'systemctl reload nginx': 'the proxy is not there; test/long/proxies.test.ts runs it',
  'ufw ': 'changes the firewall of the machine',
  'useradd ': 'adds a user to the machine',
};

/** What a guide asks its reader in words to do before a command: guide, start of the line, and commands. */
export const IN_WORDS: [guide: string, before: string, commands: string][] = [
  [
    'vps.md',
    'mkdir -m 700 /var/lib/plinth',
    'plinth backup /root/site.plinth; systemctl stop plinth; mv /var/lib/plinth /var/lib/lost',
  ],
  // This test has no migration of the next version, which takes the copy.
  [
    'upgrade.md',
    'ls -l /var/lib/plinth/snapshots',
    'mkdir -p /var/lib/plinth/snapshots; cp /var/lib/plinth/plinth.sqlite /var/lib/plinth/snapshots/before.sqlite',
  ],
  ['backup.md', 'npm run plinth -- restore', 'systemctl stop plinth; mv /var/lib/plinth /var/lib/plinth.lost'],
  ['backup.md', 'npm run plinth -- move', 'systemctl stop plinth'],
  ['containers.md', 'cat > containers/.env', 'cd /opt/plinth/current'],
  [
    'many-instances.md',
    'cat >> /etc/plinth.env',
    `systemctl stop plinth
    plinth move --to postgres://plinth:change-me@127.0.0.1/plinth
    echo DATABASE_URL=postgres://plinth:change-me@127.0.0.1/plinth >> /etc/plinth.env`,
  ],
  // The new machine, with the archive that was copied there.
  ['move.md', 'mkdir -p /var/lib/plinth', 'mv /var/lib/plinth /var/lib/old; mv /var/backups/plinth/move.plinth /root'],
];
