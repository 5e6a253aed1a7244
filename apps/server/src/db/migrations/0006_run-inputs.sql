CREATE TABLE "job_inputs" (
	"job_id" uuid NOT NULL,
	"role" text NOT NULL,
	"image_id" uuid NOT NULL,
	"output_id" uuid,
	CONSTRAINT "job_inputs_job_id_role_pk" PRIMARY KEY("job_id","role")
);
--> statement-breakpoint
CREATE TABLE "image_companions" (
	"image_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_released_at" timestamp with time zone,
	CONSTRAINT "image_companions_image_id_kind_pk" PRIMARY KEY("image_id","kind")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "pixels_sha256" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "digital_source_type" text;--> statement-breakpoint
ALTER TABLE "job_inputs" ADD CONSTRAINT "job_inputs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_inputs" ADD CONSTRAINT "job_inputs_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_companions" ADD CONSTRAINT "image_companions_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_inputs_image" ON "job_inputs" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "image_companions_sha256" ON "image_companions" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "images_pixels" ON "images" USING btree ("user_id","pixels_sha256");