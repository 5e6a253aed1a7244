CREATE TABLE "engine_lanes" (
	"lane" text NOT NULL,
	"worker_id" text NOT NULL,
	"served_at" timestamp with time zone NOT NULL,
	"is_left_alone" boolean NOT NULL,
	CONSTRAINT "engine_lanes_lane_worker_id_pk" PRIMARY KEY("lane","worker_id")
);
--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "refused_by" text[] DEFAULT '{}' NOT NULL;