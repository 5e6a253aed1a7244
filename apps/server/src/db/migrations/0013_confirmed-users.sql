-- Accounts that nobody confirmed become sign-ups that wait; links that were used keep saying so.
INSERT INTO "registrations" ("id", "username", "email", "password_hash", "user_id", "created_at")
SELECT u."id", u."username", u."email",
  CASE WHEN u."email_verified_at" IS NULL THEN u."password_hash" END,
  CASE WHEN u."email_verified_at" IS NOT NULL THEN u."id" END,
  u."created_at"
FROM "users" u
WHERE u."email_verified_at" IS NULL
  OR EXISTS (SELECT 1 FROM "verification_tokens" t WHERE t."user_id" = u."id");
--> statement-breakpoint
INSERT INTO "registration_links" ("token_hash", "registration_id", "expires_at", "created_at")
SELECT t."token_hash", t."user_id", t."expires_at", t."created_at"
FROM "verification_tokens" t JOIN "users" u ON u."id" = t."user_id"
WHERE t."revoked_at" IS NULL OR u."email_verified_at" IS NOT NULL;
--> statement-breakpoint
DROP TABLE "verification_tokens" CASCADE;
--> statement-breakpoint
DELETE FROM "users" WHERE "email_verified_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_verified_at" SET NOT NULL;
