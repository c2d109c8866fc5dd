/** The version of `SCHEMA`: `PRAGMA user_version` of a database that has these tables. */
export const SCHEMA_VERSION = 4;

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
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  -- What the user may do in repositories: none, read, write, maintain, admin.
  access TEXT NOT NULL,
  -- The first user is the one that automation acts as.
  isBot INTEGER NOT NULL
) STRICT;

CREATE TABLE clients (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  userId TEXT NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  secretHash TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;

-- A token speaks for the user of its client.
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  clientId TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  userId TEXT NOT NULL REFERENCES users (id),
  expiresAt INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users (id),
  expiresAt INTEGER NOT NULL
) STRICT;

-- The newest pair of commits, as JSON; until diffDueAt the previous pair (if any) is the current diff.
-- A due time that is missing means: not before somebody says so.
CREATE TABLE deployments (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  branch TEXT NOT NULL,
  -- Where it is to go; missing where that was named by a commit.
  targetBranch TEXT,
  phase TEXT NOT NULL,
  repository TEXT NOT NULL,
  newest TEXT NOT NULL,
  diffDueAt INTEGER,
  previous TEXT,
  discussionDueAt INTEGER,
  createdAt INTEGER NOT NULL,
  -- open, closed or merged.
  state TEXT NOT NULL,
  -- When it was closed or merged; missing while it is open.
  endedAt INTEGER,
  -- Who proposed the change; missing where nobody was named.
  authorId TEXT REFERENCES users (id)
) STRICT;

-- A thread of an inline comment has a position, as JSON; a top-level comment is a discussion of its own without one.
CREATE TABLE discussions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  resolved INTEGER NOT NULL,
  position TEXT,
  -- Who resolved or reopened it last, and when.
  changedBy TEXT REFERENCES users (id),
  changedAt INTEGER,
  -- Has one state, and takes replies, also without a position.
  isThread INTEGER NOT NULL
) STRICT;
CREATE INDEX discussionsOfDeployment ON discussions (deployment);

CREATE TABLE comments (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  discussionId TEXT NOT NULL REFERENCES discussions (id),
  authorId TEXT NOT NULL REFERENCES users (id),
  body TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  -- Written by the service itself, of what somebody did.
  isSystem INTEGER NOT NULL,
  -- Who wrote the present body, where it is not the first one.
  editorId TEXT REFERENCES users (id)
) STRICT;
CREATE INDEX commentsOfDiscussion ON comments (discussionId);

-- Every state that a check was ever put in; the newest row of a name is the check.
CREATE TABLE checkStates (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  result TEXT,
  description TEXT,
  externalUrl TEXT,
  externalId TEXT,
  putAt INTEGER NOT NULL
) STRICT;
CREATE INDEX checkStatesOfDeployment ON checkStates (deployment);

-- The states that a deployment is moved to one after the other, and when it was.
CREATE TABLE pushes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  label TEXT NOT NULL,
  base TEXT NOT NULL,
  head TEXT NOT NULL,
  pushedAt INTEGER
) STRICT;
CREATE INDEX pushesOfDeployment ON pushes (deployment);

-- Reports of runs of the action, as JSON.
CREATE TABLE runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  receivedAt INTEGER NOT NULL,
  report TEXT NOT NULL
) STRICT;
CREATE INDEX runsOfDeployment ON runs (deployment);

-- Numbers of repositories, which stay when their deployments go.
CREATE TABLE projects (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL UNIQUE
) STRICT;

-- Every pair that a deployment was moved to, in this order. Noted are those of which the discussion says so.
CREATE TABLE diffVersions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  base TEXT NOT NULL,
  head TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  noted INTEGER NOT NULL
) STRICT;
CREATE INDEX diffVersionsOfDeployment ON diffVersions (deployment);

-- Tokens that speak for a user without a client. What one may do is JSON, in the words of its wire.
CREATE TABLE accessTokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  userId TEXT NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL,
  rights TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;

CREATE TABLE pipelines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL,
  sha TEXT NOT NULL,
  ref TEXT NOT NULL,
  source TEXT NOT NULL,
  -- Names of its jobs, as JSON.
  jobs TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;

-- What programs say of a commit, each under a name, in the words of their wire.
CREATE TABLE commitStatuses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL,
  sha TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  description TEXT,
  url TEXT,
  pipeline INTEGER REFERENCES pipelines (id),
  userId TEXT NOT NULL REFERENCES users (id),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX commitStatusesOfCommit ON commitStatuses (repository, sha);

-- Comments that are published together. One that is pending is seen by its author alone.
CREATE TABLE reviews (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  deployment INTEGER NOT NULL REFERENCES deployments (number) ON DELETE CASCADE,
  authorId TEXT NOT NULL REFERENCES users (id),
  state TEXT NOT NULL,
  "commit" TEXT NOT NULL,
  body TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  submittedAt INTEGER
) STRICT;
CREATE INDEX reviewsOfDeployment ON reviews (deployment);

CREATE TABLE reviewComments (
  commentId TEXT PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  reviewId TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX reviewCommentsOfReview ON reviewComments (reviewId);

-- Comments of a pending review. A position, as JSON, begins a thread; without one it is a reply.
CREATE TABLE draftComments (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  reviewId TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  discussionId TEXT NOT NULL,
  position TEXT,
  body TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE INDEX draftCommentsOfReview ON draftComments (reviewId);
`;
