/** The version of `SCHEMA`, which stays as it is: what was added since stands in `migrations.ts`. */
export const FIRST_VERSION = 2;

/**
 * The tables that every database begins with. Times are milliseconds since the epoch. `AUTOINCREMENT` keeps a
 * number from being used again after a deletion.
 */
export const SCHEMA = `
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL
) STRICT;

-- A client without a user is the sandbox's own page. One without a secret is public: it can only use the authorization code flow.
CREATE TABLE clients (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  user_id TEXT REFERENCES users (id),
  name TEXT NOT NULL,
  secret_hash TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE redirect_uris (
  client_id TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  uri TEXT NOT NULL,
  PRIMARY KEY (client_id, uri)
) STRICT;

-- A token speaks for a user: the client's own, or the one who allowed it.
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id),
  expires_at INTEGER NOT NULL
) STRICT;

-- A code that was used stays until it expires, with the token it brought: who uses it again loses that token.
CREATE TABLE authorization_codes (
  hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id),
  redirect_uri TEXT NOT NULL,
  challenge TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL,
  token_hash TEXT
) STRICT;

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  expires_at INTEGER NOT NULL
) STRICT;

-- base and head are the newest pair; until diff_due_at the previous pair (if any) is the current diff.
-- A due time that is missing means: not before somebody says so.
CREATE TABLE deployments (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  branch TEXT NOT NULL,
  phase TEXT NOT NULL,
  repository TEXT NOT NULL,
  base TEXT NOT NULL,
  head TEXT NOT NULL,
  diff_due_at INTEGER,
  previous_base TEXT,
  previous_head TEXT,
  discussion_due_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

-- A thread of an inline comment has a position; a top-level comment is a discussion of its own without one.
CREATE TABLE discussions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  resolved INTEGER NOT NULL,
  path TEXT,
  new_line INTEGER,
  old_line INTEGER,
  base_sha TEXT,
  head_sha TEXT,
  -- Who resolved or reopened it last, and when.
  changed_by TEXT REFERENCES users (id),
  changed_at INTEGER
) STRICT;
CREATE INDEX discussions_of_deployment ON discussions (deployment);

CREATE TABLE comments (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  discussion_id TEXT NOT NULL REFERENCES discussions (id),
  author_id TEXT NOT NULL REFERENCES users (id),
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX comments_of_discussion ON comments (discussion_id);

-- Every state that a check was ever put in; the newest row of a name is the check.
CREATE TABLE check_states (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  result TEXT,
  description TEXT,
  external_url TEXT,
  external_id TEXT,
  put_at INTEGER NOT NULL
) STRICT;
CREATE INDEX check_states_of_deployment ON check_states (deployment);

CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  time INTEGER NOT NULL,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  operation TEXT,
  deployment INTEGER,
  status INTEGER,
  client_id TEXT,
  effect TEXT,
  fault TEXT
) STRICT;

-- The states that a deployment is moved to one after the other, and when it was.
CREATE TABLE pushes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  label TEXT NOT NULL,
  base TEXT NOT NULL,
  head TEXT NOT NULL,
  pushed_at INTEGER
) STRICT;
CREATE INDEX pushes_of_deployment ON pushes (deployment);

-- Reports of runs of the action, as JSON.
CREATE TABLE runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  received_at INTEGER NOT NULL,
  report TEXT NOT NULL
) STRICT;
CREATE INDEX runs_of_deployment ON runs (deployment);
`;
