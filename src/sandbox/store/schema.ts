/** Raised with every change of the tables; `PRAGMA user_version` of a database says with which one it was made. */
export const SCHEMA_VERSION = 1;

/** Times are milliseconds since the epoch. `AUTOINCREMENT` keeps a number from being used again after a deletion. */
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

CREATE TABLE clients (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  secret_hash TEXT NOT NULL
) STRICT;

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL REFERENCES clients (id),
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
  head_sha TEXT
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
  status INTEGER,
  client_id TEXT
) STRICT;
`;
