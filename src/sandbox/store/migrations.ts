import { FIRST_VERSION } from './schema.ts';

/**
 * What leads from the tables of each version to those of the next, beginning with the first one. A migration
 * that was released is never changed. Times are milliseconds since the epoch.
 */
export const MIGRATIONS: readonly string[] = [
  // What the wires of hosts of repositories need.
  `
-- What the user may do in repositories: none, read, write, maintain, admin.
ALTER TABLE users ADD COLUMN access TEXT NOT NULL DEFAULT 'write';
UPDATE users SET access = 'maintain' WHERE role = 'Account Owners';
-- The first user is the one that automation acts as.
ALTER TABLE users ADD COLUMN is_bot INTEGER NOT NULL DEFAULT 0;
UPDATE users SET is_bot = 1 WHERE sequence = (SELECT min(sequence) FROM users);

-- open, closed or merged.
ALTER TABLE deployments ADD COLUMN state TEXT NOT NULL DEFAULT 'open';
-- Who proposed the change; missing where nobody was named.
ALTER TABLE deployments ADD COLUMN author_id TEXT REFERENCES users (id);

-- Numbers of repositories, which stay when their deployments go.
CREATE TABLE projects (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO projects (repository) SELECT repository FROM deployments GROUP BY repository ORDER BY min(number);

-- Every pair that a deployment was moved to, in this order. Noted are those of which the discussion says so.
CREATE TABLE diff_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  base TEXT NOT NULL,
  head TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  noted INTEGER NOT NULL
) STRICT;
CREATE INDEX diff_versions_of_deployment ON diff_versions (deployment);
INSERT INTO diff_versions (deployment, base, head, created_at, noted)
  SELECT number, previous_base, previous_head, created_at, 1 FROM deployments WHERE previous_head IS NOT NULL;
INSERT INTO diff_versions (deployment, base, head, created_at, noted)
  SELECT number, base, head, created_at, 1 FROM deployments;

-- Has one state, and takes replies, also without a position.
ALTER TABLE discussions ADD COLUMN is_thread INTEGER NOT NULL DEFAULT 0;
UPDATE discussions SET is_thread = 1 WHERE path IS NOT NULL;

-- Written by the service itself, of what somebody did.
ALTER TABLE comments ADD COLUMN is_system INTEGER NOT NULL DEFAULT 0;
-- Who wrote the present body, where it is not the first one.
ALTER TABLE comments ADD COLUMN edited_by TEXT REFERENCES users (id);

-- Tokens that speak for a user without a client. What one may do is JSON, in the words of its wire.
CREATE TABLE access_tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL,
  rights TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE pipelines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL,
  sha TEXT NOT NULL,
  ref TEXT NOT NULL,
  source TEXT NOT NULL,
  -- Names of its jobs, as JSON.
  jobs TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- What programs say of a commit, each under a name, in the words of their wire.
CREATE TABLE commit_statuses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL,
  sha TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  description TEXT,
  url TEXT,
  pipeline INTEGER REFERENCES pipelines (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commit_statuses_of_commit ON commit_statuses (repository, sha);
`,
  // What reviews of pull requests need.
  `
-- Comments that are published together. One that is pending is seen by its author alone.
CREATE TABLE reviews (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  deployment INTEGER NOT NULL REFERENCES deployments (number) ON DELETE CASCADE,
  author_id TEXT NOT NULL REFERENCES users (id),
  state TEXT NOT NULL,
  commit_sha TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  submitted_at INTEGER
) STRICT;
CREATE INDEX reviews_of_deployment ON reviews (deployment);

CREATE TABLE review_comments (
  comment_id TEXT PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  review_id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX review_comments_of_review ON review_comments (review_id);

-- Comments of a pending review. A position, as JSON, begins a thread; without one it is a reply.
CREATE TABLE draft_comments (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  review_id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  discussion_id TEXT NOT NULL,
  position TEXT,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX draft_comments_of_review ON draft_comments (review_id);

-- Comments that somebody hid, and why.
CREATE TABLE minimized_comments (
  comment_id TEXT PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  reason TEXT NOT NULL
) STRICT;
`,
];

/** `PRAGMA user_version` of a database whose tables are those of this release. */
export const SCHEMA_VERSION = FIRST_VERSION + MIGRATIONS.length;
