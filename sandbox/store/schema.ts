/** The version of `SCHEMA`: `PRAGMA user_version` of a database that has these tables. */
export const SCHEMA_VERSION = 1;

/**
 * The tables of the database. Times are milliseconds since the epoch. `AUTOINCREMENT` keeps a
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
  role TEXT NOT NULL,
  -- What the user may do in repositories: none, read, write, maintain, admin.
  access TEXT NOT NULL,
  -- The first user is the one that automation acts as.
  is_bot INTEGER NOT NULL
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
  created_at INTEGER NOT NULL,
  -- open, closed or merged.
  state TEXT NOT NULL,
  -- Who proposed the change; missing where nobody was named.
  author_id TEXT REFERENCES users (id)
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
  changed_at INTEGER,
  -- Has one state, and takes replies, also without a position.
  is_thread INTEGER NOT NULL
) STRICT;
CREATE INDEX discussions_of_deployment ON discussions (deployment);

CREATE TABLE comments (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  discussion_id TEXT NOT NULL REFERENCES discussions (id),
  author_id TEXT NOT NULL REFERENCES users (id),
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Written by the service itself, of what somebody did.
  is_system INTEGER NOT NULL,
  -- Who wrote the present body, where it is not the first one.
  edited_by TEXT REFERENCES users (id)
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

-- Numbers of repositories, which stay when their deployments go.
CREATE TABLE projects (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL UNIQUE
) STRICT;

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
`;
